package model_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model/create_token_tree"
	"rkllmd/engine/model/detokenize_token"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestCreateTokenTree(t *testing.T) {
	for _, architecture := range []string{"llama", "qwen3"} {
		m := engine_load_model.EngineLoadModel(t, architecture)
		tree := create_token_tree.CreateTokenTree(m)
		require.Len(t, tree.Ends, len(tree.Tokens))
		require.EqualValues(t, len(tree.Tokens), tree.Ends[len(tree.Ends)-1])
		above, text := make([]string, len(tree.Tokens)), map[int32]string{}
		begin := int32(tree.Roots)
		for at, token := range tree.Tokens {
			require.NotContains(t, text, token, "each stands once")
			text[token] = string(detokenize_token.DetokenizeToken(m, token, true))
			require.True(t, strings.HasPrefix(text[token], above[at]), "%q below %q", text[token], above[at])
			require.LessOrEqual(t, begin, tree.Ends[at])
			for ; begin < tree.Ends[at]; begin++ {
				require.False(t, is_end_of_generation.IsEndOfGeneration(m, token))
				above[begin] = text[token]
			}
		}
		for token := range int32(m.VocabSize) {
			_, listed := text[token]
			require.Equal(t, len(detokenize_token.DetokenizeToken(m, token, true)) > 0 ||
				is_end_of_generation.IsEndOfGeneration(m, token), listed)
		}
		roots := map[string]bool{}
		for _, token := range tree.Tokens[:tree.Roots] {
			roots[text[token]] = true
		}
		for at, token := range tree.Tokens[:tree.Roots] {
			for end := 1; end < len(text[token]) && !is_end_of_generation.IsEndOfGeneration(m, token); end++ {
				require.False(t, roots[text[token][:end]], "root %d, %q, stands below another one", at, text[token])
			}
		}
		require.Equal(t, text[tree.Tokens[tree.Roots]], tree.Texts[tree.Tokens[tree.Roots]])
		require.Equal(t, tree.Tokens[:len(tree.Ending)], tree.Ending)
		require.Contains(t, tree.Ending, m.EOS)
		require.Empty(t, tree.Texts[m.EOS])
		require.NotContains(t, tree.Texts, "\x00")
		require.NotEmpty(t, tree.Specials)
		for name, tokens := range tree.Specials {
			require.Empty(t, detokenize_token.DetokenizeToken(m, tokens[0], false), name)
		}
	}
}
