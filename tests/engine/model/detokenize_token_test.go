package model_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestDetokenizeToken(t *testing.T) {
	const text = " the river, naïve 語 🙃\n\tzürich \x00 end \xff\xfe"
	for _, architecture := range []string{"llama", "qwen2", "qwen3"} {
		t.Run(architecture, func(t *testing.T) {
			m := engine_load_model.EngineLoadModel(t, architecture)
			tokens, err := tokenize_text.TokenizeText(m, text, false, false)
			require.NoError(t, err)
			var joined []byte
			parts := 0
			for _, token := range tokens {
				piece := detokenize_token.DetokenizeToken(m, token, false)
				require.NotEmpty(t, piece)
				if piece[0] >= 0x80 && len(piece) == 1 {
					parts++
				}
				joined = append(joined, piece...)
			}
			require.GreaterOrEqual(t, parts, 7, "the characters that no token has come byte by byte")
			if architecture == "llama" {
				require.Equal(t, " "+text, string(joined),
					"SentencePiece puts a blank before a text, and takes every byte as it is")
			} else {
				require.Equal(t, " the river, naïve 語 🙃\n\tzürich \x00 end \uFFFD\uFFFD", string(joined))
			}

			special, err := tokenize_text.TokenizeText(m, map[string]string{"llama": "</s>"}[architecture]+"<|im_end|>",
				false, true)
			require.NoError(t, err)
			last := special[0]
			require.Contains(t, []string{"</s>", "<|im_end|>"}, string(detokenize_token.DetokenizeToken(m, last, true)))
			require.Empty(t, detokenize_token.DetokenizeToken(m, last, false))

			require.Empty(t, detokenize_token.DetokenizeToken(m, -1, true))
			require.Empty(t, detokenize_token.DetokenizeToken(m, int32(m.VocabSize), true))
		})
	}
}
