package embedded_test

import (
	"fmt"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/name_engine_error"
	"rkllmd/grammar"
)

func TestNameEngineError(t *testing.T) {
	require.NoError(t, name_engine_error.NameEngineError(nil, generation.ErrFailed))
	for _, row := range []struct{ err, kind error }{
		{fmt.Errorf("%w", engine.ErrQueueFull), generation.ErrBusy}, {engine.ErrPoolClosed, generation.ErrClosed},
		{io.EOF, generation.ErrFailed}, {grammar.ErrTooManyWays, generation.ErrInvalid},
		{grammar.ErrTooDeep, generation.ErrInvalid},
	} {
		err := name_engine_error.NameEngineError(row.err, generation.ErrFailed)
		require.ErrorIs(t, err, row.kind)
		require.ErrorIs(t, err, row.err)
		require.EqualError(t, err, row.err.Error())
	}
}
