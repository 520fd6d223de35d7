package context_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_abort_midway"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/engine_write_mamba"
)

func TestAbortDecode(t *testing.T) {
	c := engine_create_context.EngineCreateContext(t, engine_load_model.EngineLoadModel(t, "qwen3"), 2048, 2000)
	var seq engine.Sequence

	abort_decode.AbortDecode(c, true)
	require.ErrorIs(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 2}, engine.OutputLast), engine.ErrAborted,
		"before the decode")
	require.ErrorIs(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 2}, engine.OutputLast), engine.ErrAborted,
		"until it is taken back")
	require.Empty(t, seq.Tokens)
	abort_decode.AbortDecode(c, false)
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 2}, engine.OutputLast))

	engine_abort_midway.EngineAbortMidway(t, c, &seq, make([]int32, 2000))
	require.Equal(t, []int32{1, 2}, seq.Tokens)

	t.Run("a model that cannot go back begins anew after an abort", func(t *testing.T) {
		tokens := slices.Repeat([]int32{300, 301, 302}, 300)
		path := engine_write_mamba.EngineWriteMamba(t)
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		mamba, err := load_model.LoadModel(path, facts, nil)
		require.NoError(t, err)
		t.Cleanup(func() { free_model.FreeModel(mamba) })
		c := engine_create_context.EngineCreateContext(t, mamba, 1024, 1000)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, tokens[:100], engine.OutputLast))
		first, err := read_logits.ReadLogits(c, 99)
		require.NoError(t, err)
		want := slices.Clone(first)
		for len(seq.Tokens) > 0 { // until the abort comes midway
			engine_abort_midway.EngineAbortMidway(t, c, &seq, tokens)
		}
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, tokens[:100], engine.OutputLast))
		again, err := read_logits.ReadLogits(c, 99)
		require.NoError(t, err)
		require.True(t, slices.Equal(want, again), "the state is clean")
	})
}
