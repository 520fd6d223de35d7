package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/is_aborted"
)

func TestIsAborted(t *testing.T) {
	c := &engine.Context{Abort: new(int32)}
	require.False(t, is_aborted.IsAborted(c))
	abort_decode.AbortDecode(c, true)
	require.True(t, is_aborted.IsAborted(c))
	abort_decode.AbortDecode(c, false)
	require.False(t, is_aborted.IsAborted(c))
}
