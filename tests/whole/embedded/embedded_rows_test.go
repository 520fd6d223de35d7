package embedded_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/tiny_embeddings"
	"rkllmd/tests/whole/embedded/decode_embeddings"
)

// Rows of embeddings in the place of tokens.
func TestEmbeddedRows(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	text := []int32{300, 301, 302, 303, 304, 305}
	c := engine_create_context.EngineCreateContext(t, m, 64, 8)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputLast))
	logits, err := read_logits.ReadLogits(c, 5)
	require.NoError(t, err)
	want := slices.Clone(logits)

	seq = engine.Sequence{}
	c = engine_create_context.EngineCreateContext(t, m, 64, 8)
	rows := tiny_embeddings.TinyEmbeddings("qwen3", text[2:5])
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text[:2], engine.OutputNone))
	require.NoError(t, decode_embeddings.DecodeEmbeddings(c, &seq, []int32{-3, -1, -2}, rows, engine.OutputNone))
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text[5:], engine.OutputLast))
	require.Equal(t, []int32{300, 301, -3, -1, -2, 305}, seq.Tokens)
	got, err := read_logits.ReadLogits(c, 0)
	require.NoError(t, err)
	require.InDeltaSlice(t, want, got, 1e-2, "a token's own embedding is as good as the token")
}
