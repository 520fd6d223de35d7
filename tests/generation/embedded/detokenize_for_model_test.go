package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation/embedded/detokenize_for_model"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestDetokenizeForModel(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	tokens, err := tokenize_text.TokenizeText(m, "the zürich river<|im_end|>", false, true)
	require.NoError(t, err)
	detokenize := detokenize_for_model.DetokenizeForModel(m)
	require.Equal(t, "the zürich river<|im_end|>", string(detokenize(tokens)))
	require.Empty(t, detokenize(nil))
	require.Empty(t, detokenize([]int32{-1, 1 << 30}))
	free_model.FreeModel(m)
	require.Empty(t, detokenize(tokens))
}
