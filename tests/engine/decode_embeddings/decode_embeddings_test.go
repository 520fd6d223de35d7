package decode_embeddings_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/decode_embeddings"
	"rkllmd/engine/decode_tokens"
	"rkllmd/engine/read_logits"
	"rkllmd/tests/support/engine_create_context"
	"rkllmd/tests/support/engine_load_model"
	"rkllmd/tests/support/tiny_embeddings"
)

func TestDecodeEmbeddings(t *testing.T) {
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

	bad := slices.Clone(rows)
	bad[m.EmbeddingSize+3] = float32(math.NaN())
	for want, row := range map[string]struct {
		ids  []int32
		rows []float32
	}{
		"the batch has 193 floats; it must be a multiple of 64, the embedding size of this model": {[]int32{-1, -2, -3}, append(slices.Clone(rows), 1)},
		"2 rows of embeddings have 192 floats; it must be 128":                                    {[]int32{-1, -2}, rows},
		"row 1 of embeddings is numbered 0, which is a token; it must be negative":                {[]int32{-1, 0, -3}, rows},
		"the batch has NaN as float 3 of row 1; it must be finite":                                {[]int32{-1, -2, -3}, bad},
		"0 tokens cannot be decoded at once; this context takes 1 to 8":                           {nil, nil},
	} {
		require.EqualError(t, decode_embeddings.DecodeEmbeddings(c, &seq, row.ids, row.rows, engine.OutputLast), want)
		require.Len(t, seq.Tokens, 6)
		require.Zero(t, c.Rows)
	}
}
