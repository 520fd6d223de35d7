package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/check_state"
	"rkllmd/engine/context/copy_state"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCopyState(t *testing.T) {
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		m := engine_load_model.EngineLoadModel(t, architecture)
		c := engine_create_context.EngineCreateContext(t, m, 256, 32)
		var seq engine.Sequence
		_, err := copy_state.CopyState(c, &seq)
		require.EqualError(t, err, "the cache is empty")
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{260, 261, 262, 263}, engine.OutputLast))
		first, err := copy_state.CopyState(c, &seq)
		require.NoError(t, err)
		require.NoError(t, check_state.CheckState(m.Facts, 4, first))

		// The same after tokens came and went, at other places in the cache.
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{270, 271}, engine.OutputLast))
		longer, err := copy_state.CopyState(c, &seq)
		require.NoError(t, err)
		require.NoError(t, check_state.CheckState(m.Facts, 6, longer))
		require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 4))
		again, err := copy_state.CopyState(c, &seq)
		require.NoError(t, err)
		require.Equal(t, first, again)
	}
	t.Run("another form", func(t *testing.T) {
		m := engine_load_model.EngineLoadModel(t, "llama")
		c := engine_create_context.EngineCreateContext(t, m, 256, 32)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{260}, engine.OutputLast))
		m.Facts.CachePerToken++ // as of a model whose cache is of another kind
		_, err := copy_state.CopyState(c, &seq)
		require.EqualError(t, err, `a model of architecture "llama" keeps its cache in a form that cannot be copied: the state of 1 tokens has 332 bytes; it must have 333`)
	})
}
