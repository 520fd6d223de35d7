package generation_test

import (
	"errors"
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

func TestNameError(t *testing.T) {
	err := name_error.NameError(generation.ErrTooLong, "%d tokens: %w", 7, io.EOF)
	require.EqualError(t, err, "7 tokens: EOF")
	require.ErrorIs(t, err, generation.ErrTooLong)
	require.ErrorIs(t, err, generation.ErrInvalid, "what is too long is invalid")
	require.ErrorIs(t, err, io.EOF)
	require.False(t, errors.Is(err, generation.ErrBusy))
	require.EqualError(t, generation.ErrTooLong, "prompt too long")
}
