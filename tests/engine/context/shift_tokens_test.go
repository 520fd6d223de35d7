package context_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/context/shift_tokens"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/engine_write_mamba"
)

func TestShiftTokens(t *testing.T) {
	text := []int32{1, 300, 301, 302, 303, 304, 305, 306}
	c := engine_create_context.EngineCreateContext(t, engine_load_model.EngineLoadModel(t, "qwen3"), 8, 8)
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputLast))
	require.ErrorIs(t, decode_tokens.DecodeTokens(c, &seq, text[:1], engine.OutputLast), engine.ErrContextFull)

	require.NoError(t, shift_tokens.ShiftTokens(c, &seq, 2, 5))
	require.Equal(t, []int32{1, 300, 304, 305, 306}, seq.Tokens)
	require.True(t, seq.Shifted)
	require.Equal(t, 2, seq.Exact)
	_, err := read_logits.ReadLogits(c, 7)
	require.Error(t, err, "rows of before cannot be read")
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{310, 311, 312}, engine.OutputLast),
		"there is room again, without a gap")
	moved, err := read_logits.ReadLogits(c, 2)
	require.NoError(t, err)
	moved = slices.Clone(moved)

	require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 3))
	require.True(t, seq.Shifted)
	require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 2))
	require.False(t, seq.Shifted, "all that was moved is gone")
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{304, 305, 306, 310, 311, 312}, engine.OutputLast))
	anew, err := read_logits.ReadLogits(c, 5)
	require.NoError(t, err)
	require.NotEqual(t, anew, moved, "what was moved has seen more")

	for _, bad := range [][2]int{{-1, 2}, {2, 2}, {3, 2}, {0, 9}} {
		require.ErrorContains(t, shift_tokens.ShiftTokens(c, &seq, bad[0], bad[1]),
			"cannot be taken out; the sequence has 8")
	}
	t.Run("a model with a recurrent state cannot", func(t *testing.T) {
		path := engine_write_mamba.EngineWriteMamba(t)
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		mamba, err := load_model.LoadModel(path, facts, nil)
		require.NoError(t, err)
		t.Cleanup(func() { free_model.FreeModel(mamba) })
		c := engine_create_context.EngineCreateContext(t, mamba, 64, 64)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputLast))
		require.EqualError(t, shift_tokens.ShiftTokens(c, &seq, 0, 4),
			`a model of architecture "mamba" cannot give back tokens 0 up to 4 of 8`)
		require.Equal(t, text, seq.Tokens)
		require.False(t, seq.Shifted)
	})
}
