// Package engine_require_fitting compares the tokens that fit with what each says alone, and with llama.cpp's.
package engine_require_fitting

import (
	"math/rand/v2"
	"slices"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/list_fitting"
	"rkllmd/tests/engine/sampler/is_utf8_begun"
	"rkllmd/tests/engine/sampler/llama_fitting"
)

// EngineRequireFitting lets a random answer of m be made within a grammar, and requires of each of its first places
// that list_fitting lists the tokens that is_fitting takes, and that llama.cpp's own sampler takes, but for special
// tokens, for bytes that are no UTF-8, which it takes for characters, and for the end within a character.
func EngineRequireFitting(t *testing.T, m *engine.Model, source string, random *rand.Rand) {
	t.Helper()
	g, err := create_grammar.CreateGrammar(m, source, nil)
	require.NoError(t, err)
	var answer []int32
	text := ""
	for range 12 {
		fitting, whole, err := list_fitting.ListFitting(g, g.Tree, m.VocabSize)
		require.NoError(t, err)
		require.True(t, whole)
		_, whole, err = list_fitting.ListFitting(g, g.Tree, g.Tree.Roots-1)
		require.NoError(t, err)
		require.False(t, whole)
		var alone, theirs []int32
		for token := range int32(m.VocabSize) {
			if is_fitting.IsFitting(g, token) {
				alone = append(alone, token)
			}
		}
		for _, token := range llama_fitting.LlamaFitting(t, m, source, answer) {
			midway := !utf8.ValidString(text) && is_end_of_generation.IsEndOfGeneration(m, token)
			if !slices.Contains(g.Barred, token) && is_utf8_begun.IsUtf8Begun(text+g.Tree.Texts[token]) && !midway {
				theirs = append(theirs, token)
			}
		}
		require.Equal(t, alone, fitting, source)
		require.Equal(t, theirs, fitting, source)
		require.NotEmpty(t, fitting)
		token := fitting[random.IntN(len(fitting))]
		if is_end_of_generation.IsEndOfGeneration(m, token) {
			break
		}
		accept_within.AcceptWithin(g, token)
		answer, text = append(answer, token), text+g.Tree.Texts[token]
	}
}
