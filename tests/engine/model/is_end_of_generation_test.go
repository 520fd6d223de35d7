package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestIsEndOfGeneration(t *testing.T) {
	for architecture, names := range map[string]string{"llama": "</s>", "qwen3": "<|im_end|><|endoftext|>"} {
		m := engine_load_model.EngineLoadModel(t, architecture)
		ends, err := tokenize_text.TokenizeText(m, names, false, true)
		require.NoError(t, err)
		require.NotEmpty(t, ends)
		for _, token := range ends {
			require.True(t, is_end_of_generation.IsEndOfGeneration(m, token))
		}
		words, err := tokenize_text.TokenizeText(m, "the river <|im_start|>", true, true)
		require.NoError(t, err)
		for _, token := range append(words, -1, int32(m.VocabSize)) {
			require.False(t, is_end_of_generation.IsEndOfGeneration(m, token), token)
		}
	}
}
