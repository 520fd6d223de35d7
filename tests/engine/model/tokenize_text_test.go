package model_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/split_long_runs"
	"rkllmd/engine/model/tokenize_text"
	"rkllmd/tests/engine/model/judge_unigrams"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestTokenizeText(t *testing.T) {
	llama := engine_load_model.EngineLoadModel(t, "llama")
	qwen := engine_load_model.EngineLoadModel(t, "qwen3")

	judge_unigrams.JudgeUnigrams(t)
	t.Run("words are tokens, and BOS comes before where the model wants it", func(t *testing.T) {
		tokens, err := tokenize_text.TokenizeText(llama, "the river", true, false)
		require.NoError(t, err)
		require.Len(t, tokens, 3)
		require.Equal(t, llama.BOS, tokens[0])
		require.Equal(t, " river", string(detokenize_token.DetokenizeToken(llama, tokens[2], false)))
		without, err := tokenize_text.TokenizeText(llama, "the river", false, false)
		require.NoError(t, err)
		require.Equal(t, tokens[1:], without)
		tokens, err = tokenize_text.TokenizeText(qwen, " the river", true, false)
		require.NoError(t, err)
		require.Len(t, tokens, 2)
	})
	t.Run("no text has no tokens", func(t *testing.T) {
		tokens, err := tokenize_text.TokenizeText(llama, "", true, true)
		require.NoError(t, err)
		require.Equal(t, []int32{llama.BOS}, tokens)
	})
	t.Run("special tokens are read only when allowed", func(t *testing.T) {
		tokens, err := tokenize_text.TokenizeText(qwen, "<|im_end|>", false, true)
		require.NoError(t, err)
		require.Equal(t, []int32{qwen.EOS}, tokens)
		tokens, err = tokenize_text.TokenizeText(qwen, "<|im_end|>", false, false)
		require.NoError(t, err)
		require.NotContains(t, tokens, qwen.EOS)
	})
	t.Run("runs that would overrun the stack do not", func(t *testing.T) {
		for _, unit := range []string{" ", "\n", "a", ".", "1", "語", "\xff"} {
			text := strings.Repeat(unit, 60_000) // the stack ends at 26,000
			tokens, err := tokenize_text.TokenizeText(qwen, text, true, false)
			require.NoError(t, err)
			require.GreaterOrEqual(t, len(tokens), 30_000)
		}
	})
	t.Run("in pieces, ordinary texts have the same tokens as whole", func(t *testing.T) {
		const line = " The river, 12 hills;\n\nGrüße und <|im_end|> 語語。 x!\n"
		// few special tokens: the time that a whole text takes grows with their square
		text := strings.Repeat(line+strings.Repeat(strings.ReplaceAll(line, "<|im_end|>", "so"), 9), 500)
		require.Greater(t, len(split_long_runs.SplitLongRuns(text, qwen.Facts.Specials)), 3)
		pieces, err := tokenize_text.TokenizeText(qwen, text, false, true)
		require.NoError(t, err)
		whole := engine.Model{Vocab: qwen.Vocab}
		want, err := tokenize_text.TokenizeText(&whole, text, false, true)
		require.NoError(t, err)
		require.Equal(t, want, pieces)
	})
	t.Run("in pieces, BOS and EOS stand where they belong", func(t *testing.T) {
		both := engine.Model{Vocab: qwen.Vocab, BytePairs: true, AddBOS: true, AddEOS: true, BOS: 3, EOS: qwen.EOS}
		tokens, err := tokenize_text.TokenizeText(&both, strings.Repeat("x", 3000), true, false)
		require.NoError(t, err)
		require.Equal(t, []int32{3, qwen.EOS}, []int32{tokens[0], tokens[3001]})
		tokens, err = tokenize_text.TokenizeText(&both, strings.Repeat("x", 3000), false, false)
		require.NoError(t, err)
		require.Len(t, tokens, 3000)
	})
}
