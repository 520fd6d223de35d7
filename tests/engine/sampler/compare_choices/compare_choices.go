// Package compare_choices compares choices among the likeliest with those among all.
package compare_choices

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/accept_within"
	"rkllmd/engine/sampler/create_grammar"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/is_decided"
	"rkllmd/engine/sampler/list_fitting"
	"rkllmd/engine/sampler/list_likeliest"
	"rkllmd/engine/sampler/sample_within"
)

// CompareChoices has a sampler of these parameters choose 60 tokens of a text without quotes one after the other, with
// random logits of which some are far above the rest and no two are the same, and one that looks at all tokens beside
// it: both choose the same.
// It returns how often the likeliest 512 decided.
func CompareChoices(t *testing.T, c *engine.Context, parameters engine.Sampling, random *rand.Rand) (decided int) {
	t.Helper()
	g, err := create_grammar.CreateGrammar(c.Model, `root ::= [^"]*`, nil)
	require.NoError(t, err)
	quick, err := create_sampler.CreateSampler(c.Model, parameters, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(quick)
	whole, err := create_sampler.CreateSampler(c.Model, parameters, 64)
	require.NoError(t, err)
	defer free_sampler.FreeSampler(whole)
	whole.Copied = false
	logits, err := read_logits.ReadLogits(c, 0)
	require.NoError(t, err)
	for range 60 {
		steep := 0.5 + 4*random.Float64()
		for i, place := range random.Perm(len(logits)) {
			logits[i] = float32(-steep * math.Log(1+float64(place)))
		}
		logits[3+'"'] = 3 // does not fit
		likeliest, err := list_likeliest.ListLikeliest(quick, c, 0, 512)
		require.NoError(t, err)
		tree := engine.TokenTree{Tokens: likeliest, Ends: make([]int32, len(likeliest)), Roots: len(likeliest)}
		for i := range tree.Ends {
			tree.Ends[i] = int32(len(likeliest))
		}
		fitting, _, err := list_fitting.ListFitting(g, &tree, len(likeliest))
		require.NoError(t, err)
		if quick.Copied && is_decided.IsDecided(quick, c, 0, likeliest, fitting) {
			decided++
		}
		token, err := sample_within.SampleWithin(quick, g, c, 0)
		require.NoError(t, err)
		other, err := sample_within.SampleWithin(whole, g, c, 0)
		require.NoError(t, err)
		require.Equal(t, other, token, parameters)
		for _, one := range []*engine.Sampler{quick, whole} {
			accept_token.AcceptToken(one, token)
		}
		accept_within.AcceptWithin(g, token)
	}
	return decided
}
