// Package engine_require_fitting compares the tokens that fit with what each says alone.
package engine_require_fitting

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/model/is_end_of_generation"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/is_fitting"
	"rkllmd/engine/sampler/list_fitting"
)

// EngineRequireFitting lets a random answer of m be made within a grammar, and requires of each of its first places
// that list_fitting lists the tokens that is_fitting takes.
func EngineRequireFitting(t *testing.T, m *engine.Model, source string, random *rand.Rand) {
	t.Helper()
	g, err := create_grammar.CreateGrammar(m, source, nil)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(g.Grammar)
	for range 12 {
		fitting, whole, err := list_fitting.ListFitting(g, g.Tree, m.VocabSize, m.VocabSize)
		require.NoError(t, err)
		require.True(t, whole)
		_, whole, err = list_fitting.ListFitting(g, g.Tree, m.VocabSize, g.Tree.Roots-1)
		require.NoError(t, err)
		require.False(t, whole)
		var alone []int32
		for token := range int32(m.VocabSize) {
			if is_fitting.IsFitting(g, token) {
				alone = append(alone, token)
			}
		}
		require.Equal(t, alone, fitting, source)
		require.NotEmpty(t, fitting)
		token := fitting[random.IntN(len(fitting))]
		if is_end_of_generation.IsEndOfGeneration(m, token) {
			break
		}
		accept_token.AcceptToken(g.Grammar, token)
	}
}
