package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_length"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestCheckLength(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	require.NoError(t, check_length.CheckLength(&generation.Run{Backend: b, Prompt: make([]int32, 64)}))
	err := check_length.CheckLength(&generation.Run{Backend: b, Prompt: make([]int32, 65)})
	require.ErrorIs(t, err, generation.ErrTooLong)
	require.EqualError(t, err, "the prompt has 65 tokens; the context holds 64")
	err = check_length.CheckLength(&generation.Run{Backend: b})
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.EqualError(t, err, "the prompt has no tokens; the model needs one at least to go on from")
	b.Render = nil
	require.NoError(t, check_length.CheckLength(&generation.Run{Backend: b}))
}
