package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/context/shift_tokens"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_abort_midway"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/whole/embedded/decode_embeddings"
)

// A decode that turns the keys of moved tokens, aborted before and in its midst.
func TestEmbeddedPending(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c := engine_create_context.EngineCreateContext(t, m, 2048, 1900)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 300, 301, 302}, engine.OutputLast))
	require.Equal(t, 4, c.Rows)
	require.NoError(t, decode_embeddings.DecodeEmbeddings(c, &seq, []int32{-1, -2}, make([]float32, 2*m.EmbeddingSize),
		engine.OutputLast))
	require.Equal(t, []int32{1, 300, 301, 302, -1, -2}, seq.Tokens)
	require.EqualError(t, decode_tokens.DecodeTokens(c, &seq, nil, engine.OutputLast),
		"0 tokens cannot be decoded at once; this context takes 1 to 1900")
	require.Zero(t, c.Rows)

	require.NoError(t, shift_tokens.ShiftTokens(c, &seq, 1, 3))
	require.True(t, seq.Pending)
	abort_decode.AbortDecode(c, true)
	require.ErrorIs(t, decode_tokens.DecodeTokens(c, &seq, []int32{303}, engine.OutputLast), engine.ErrAborted)
	require.True(t, seq.Pending, "it has not begun")
	require.Len(t, seq.Tokens, 4)
	abort_decode.AbortDecode(c, false)
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{303}, engine.OutputLast))
	require.False(t, seq.Pending)

	require.NoError(t, shift_tokens.ShiftTokens(c, &seq, 1, 2))
	long := make([]int32, 1900)
	engine_abort_midway.EngineAbortMidway(t, c, &seq, long)
	require.False(t, seq.Pending && len(seq.Tokens) == 0)
	require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 0))
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 303}, engine.OutputLast),
		"whatever was aborted, it works again")
}
