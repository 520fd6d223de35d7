package model_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/tokenize_content"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/tests/engine/model/engine_random_prompt"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/engine_read_back"
)

func TestTokenizeContent(t *testing.T) {
	qwen := engine_load_model.EngineLoadModel(t, "qwen3")
	start, end := qwen.Controls["<|im_start|>"].Token, qwen.Controls["<|im_end|>"].Token
	for _, architecture := range []string{"qwen3", "llama"} {
		t.Run("random prompts, "+architecture, func(t *testing.T) {
			m := engine_load_model.EngineLoadModel(t, architecture)
			random := rand.New(rand.NewPCG(1, 2))
			for range 2000 {
				p := engine_random_prompt.EngineRandomPrompt(m, random)
				tokens, err := tokenize_content.TokenizeContent(m, p.Prompt, false)
				require.NoError(t, err)
				whole, err := tokenize_text.TokenizeText(m, p.Text, false, true)
				require.NoError(t, err)
				require.True(t, p.Hostile || slices.Equal(whole, tokens), "%q", p.Text)
				back, controls := engine_read_back.EngineReadBack(m, tokens)
				require.Equal(t, p.Trusted, controls, "%q", p.Text)
				if m.BytePairs { // the other tokenizer puts blanks in front
					require.Equal(t, p.Text, back)
				}
			}
		})
	}
	t.Run("what is half of the template and half of a value", func(t *testing.T) {
		tokens, err := tokenize_content.TokenizeContent(qwen, engine.Prompt{
			Text: "<|im_start|>a<|im_end|>", Content: []engine.Span{{From: 12, To: 18}}}, false)
		require.NoError(t, err)
		require.Equal(t, start, tokens[0])
		require.NotContains(t, tokens, end)
	})
	t.Run("blanks next to control tokens that strip them", func(t *testing.T) {
		m := &engine.Model{Vocab: qwen.Vocab, VocabSize: qwen.VocabSize, ControlLengths: qwen.ControlLengths,
			Controls: map[string]engine.Control{"<|im_start|>": {Token: start, StripsRight: true},
				"<|im_end|>": {Token: end, StripsLeft: true}}}
		const text = "<|im_end|> x <|im_start|> \n y <|im_end|>"
		tokens, err := tokenize_content.TokenizeContent(m, engine.Prompt{Text: text,
			Content: []engine.Span{{From: 0, To: 10}}}, false)
		require.NoError(t, err)
		var back string
		for _, token := range tokens {
			back += string(detokenize_token.DetokenizeToken(qwen, token, true))
		}
		require.Equal(t, "<|im_end|> x <|im_start|>y<|im_end|>", back)
	})
	t.Run("BOS and EOS", func(t *testing.T) {
		both := &engine.Model{Vocab: qwen.Vocab, VocabSize: qwen.VocabSize, Controls: qwen.Controls,
			ControlLengths: qwen.ControlLengths, AddBOS: true, AddEOS: true, BOS: 3, EOS: end}
		tokens, err := tokenize_content.TokenizeContent(both, engine.Prompt{Text: "<|im_end|>",
			Content: []engine.Span{{From: 0, To: 10}}}, true)
		require.NoError(t, err)
		require.Equal(t, []int32{3, end}, []int32{tokens[0], tokens[len(tokens)-1]})
		require.NotContains(t, tokens[1:len(tokens)-1], end)
	})
}
