package request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/request/check_tokens"
)

func TestCheckTokens(t *testing.T) {
	b := &generation.Backend{Model: generation.ModelInfo{Vocabulary: 10}}
	require.NoError(t, check_tokens.CheckTokens(b, "tokens", nil))
	require.NoError(t, check_tokens.CheckTokens(b, "tokens", []int32{0, 9}))
	err := check_tokens.CheckTokens(b, "end_tokens", []int32{1, 10})
	require.ErrorIs(t, err, generation.ErrInvalid)
	require.EqualError(t, err, "end_tokens[1] is 10; this model has the tokens 0 to 9")
	require.EqualError(t, check_tokens.CheckTokens(b, "tokens", []int32{-1}),
		"tokens[0] is -1; this model has the tokens 0 to 9")
	b.Model.Vocabulary = 0
	require.NoError(t, check_tokens.CheckTokens(b, "tokens", []int32{1 << 20}), "not known")
	require.EqualError(t, check_tokens.CheckTokens(b, "tokens", []int32{-1}),
		"tokens[0] is -1; a token must be 0 or more")
}
