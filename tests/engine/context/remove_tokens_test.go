package context_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/models/engine_write_mamba"
)

func TestRemoveTokens(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	text := []int32{1, 300, 301, 302, 303, 304, 305, 306}
	var seq engine.Sequence
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputLast))
	row, err := read_logits.ReadLogits(c, 7)
	require.NoError(t, err)
	want := slices.Clone(row)

	t.Run("after going back another way, the same tokens give the same", func(t *testing.T) {
		require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 4))
		require.Equal(t, text[:4], seq.Tokens)
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{400, 401, 402, 403, 404}, engine.OutputLast))
		require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 0))
		require.Empty(t, seq.Tokens)
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputLast))
		got, err := read_logits.ReadLogits(c, 7)
		require.NoError(t, err)
		require.Equal(t, want, got)
	})
	t.Run("rows of what was removed cannot be read", func(t *testing.T) {
		require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 7))
		_, err := read_logits.ReadLogits(c, 7)
		require.Error(t, err)
	})
	t.Run("the end removes nothing, and beyond it is refused", func(t *testing.T) {
		require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 7))
		require.Len(t, seq.Tokens, 7)
		require.EqualError(t, remove_tokens.RemoveTokens(c, &seq, 8),
			"tokens from 8 on cannot be removed; the sequence has 7")
		require.EqualError(t, remove_tokens.RemoveTokens(c, &seq, -1),
			"tokens from -1 on cannot be removed; the sequence has 7")
	})
	t.Run("a model with a recurrent state takes back all or nothing", func(t *testing.T) {
		path := engine_write_mamba.EngineWriteMamba(t)
		facts, err := check_model_file.CheckModelFile(path)
		require.NoError(t, err)
		mamba, err := load_model.LoadModel(path, facts, nil)
		require.NoError(t, err)
		t.Cleanup(func() { free_model.FreeModel(mamba) })
		c := engine_create_context.EngineCreateContext(t, mamba, 64, 64)
		var seq engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputLast))
		require.EqualError(t, remove_tokens.RemoveTokens(c, &seq, 4),
			`a model of architecture "mamba" cannot take back the tokens from 4 on, only all of them`)
		require.Equal(t, text, seq.Tokens)
		require.NoError(t, remove_tokens.RemoveTokens(c, &seq, 0))
		require.Empty(t, seq.Tokens)
	})
}
