package embedded_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_abort_midway"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

// One sequence, decoded in batches of any size.
func TestEmbeddedTokens(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	text := make([]int32, 200)
	for i := range text {
		text[i] = int32(i * 7 % m.VocabSize)
	}
	whole := engine_create_context.EngineCreateContext(t, m, 256, 256)
	var all engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(whole, &all, text, engine.OutputAll))
	require.Equal(t, text, all.Tokens)
	last, err := read_logits.ReadLogits(whole, 199)
	require.NoError(t, err)
	logits := slices.Clone(last)

	t.Run("in batches of any size the result is the same", func(t *testing.T) {
		for _, size := range []int{2, 7, 32, 199} {
			c := engine_create_context.EngineCreateContext(t, m, 256, size)
			var seq engine.Sequence
			for part := range slices.Chunk(text, size) {
				require.NoError(t, decode_tokens.DecodeTokens(c, &seq, part, engine.OutputLast))
			}
			require.Equal(t, text, seq.Tokens)
			got, err := read_logits.ReadLogits(c, c.Rows-1)
			require.NoError(t, err)
			// Up to 63 tokens at once ggml's attention sums in 16 bits, from 64 on tiles sum in 32 (engine/attention).
			require.InDeltaSlice(t, logits, got, 2e-2)
		}
	})
	t.Run("what cannot be decoded is refused and changes nothing", func(t *testing.T) {
		c := engine_create_context.EngineCreateContext(t, m, 10, 8)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text[:8], engine.OutputNone))
		for _, bad := range []struct {
			tokens []int32
			seq    *engine.Sequence
			want   string
		}{
			{nil, &seq, "0 tokens cannot be decoded at once; this context takes 1 to 8"},
			{text[:9], &seq, "9 tokens cannot be decoded at once; this context takes 1 to 8"},
			{text[:1], &engine.Sequence{ID: 1}, "sequence 1 does not exist; this context has 0 to 0"},
			{text[:3], &seq, "the context is full"},
		} {
			require.EqualError(t, decode_tokens.DecodeTokens(c, bad.seq, bad.tokens, engine.OutputLast), bad.want)
			require.Equal(t, text[:8], seq.Tokens)
			require.Zero(t, c.Rows)
		}
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text[8:10], engine.OutputLast),
			"the context takes what was asked for, to the last token")
		require.ErrorIs(t, decode_tokens.DecodeTokens(c, &seq, text[:1], engine.OutputLast), engine.ErrContextFull)
	})
	t.Run("an abort in the midst leaves the cache as it was", func(t *testing.T) {
		c := engine_create_context.EngineCreateContext(t, m, 2048, 1900)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text[:100], engine.OutputNone))
		engine_abort_midway.EngineAbortMidway(t, c, &seq, slices.Repeat(text[100:], 19))
		require.Equal(t, text[:100], seq.Tokens)
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text[100:], engine.OutputLast))
		got, err := read_logits.ReadLogits(c, 99)
		require.NoError(t, err)
		require.InDeltaSlice(t, logits, got, 1e-2)
	})
}
