package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestReadLogits(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen2")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	text := []int32{300, 301, 302, 303}

	_, err := read_logits.ReadLogits(c, 0)
	require.EqualError(t, err, "row 0 cannot be read: nothing has been decoded")

	var want [][]float32 // the last row of every beginning of the text
	for n := range text {
		fresh := engine_create_context.EngineCreateContext(t, m, 64, 64)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(fresh, &seq, text[:n+1], engine.OutputLast))
		row, err := read_logits.ReadLogits(fresh, n)
		require.NoError(t, err)
		require.Len(t, row, m.VocabSize)
		want = append(want, row)
		for other := range n {
			_, err := read_logits.ReadLogits(fresh, other)
			require.ErrorContains(t, err, "has no output; it was not asked for")
		}
	}
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputAll))
	for n := range text {
		row, err := read_logits.ReadLogits(c, n)
		require.NoError(t, err)
		require.InDeltaSlice(t, want[n], row, 1e-2)
	}
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputNone))
	_, err = read_logits.ReadLogits(c, 3)
	require.EqualError(t, err, "row 3 of the last decode has no output; it was not asked for")
}
