package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/generation"
	"rkllmd/generation/embedded/detokenize_alternatives"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestDetokenizeAlternatives(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen3")
	bytes, err := tokenize_text.TokenizeText(m, "語", false, false)
	require.NoError(t, err)
	require.Len(t, bytes, 3)
	require.Nil(t, detokenize_alternatives.DetokenizeAlternatives(m, nil))
	require.Equal(t, []generation.TokenLogprob{{ID: m.EOS, Text: "<|im_end|>", Logprob: -0.5}, {ID: bytes[0],
		Text: "\uFFFD", Logprob: -2}},
		detokenize_alternatives.DetokenizeAlternatives(m, []engine.Logprob{{Token: m.EOS, Logprob: -0.5},
			{Token: bytes[0], Logprob: -2}}))
}
