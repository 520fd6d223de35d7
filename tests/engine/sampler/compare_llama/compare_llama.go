// Package compare_llama compares choices of tokens with llama.cpp's.
package compare_llama

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/tests/engine/sampler/sample_llama"
)

// CompareLlama has a sampler of these parameters, which has counted 30 tokens, choose 40 one after the other by random
// logits in row 0, of which no two are the same, and another such one by llama.cpp alone: both choose the same, and the
// logits stay as they were.
func CompareLlama(t *testing.T, c *engine.Context, parameters engine.Sampling, random *rand.Rand) {
	t.Helper()
	var samplers [2]*engine.Sampler
	for i := range samplers {
		s, err := create_sampler.CreateSampler(c.Model, parameters, 64)
		require.NoError(t, err)
		defer free_sampler.FreeSampler(s)
		samplers[i] = s
	}
	logits, err := read_logits.ReadLogits(c, 0)
	require.NoError(t, err)
	drawn := make([]float32, len(logits))
	for _, token := range random.Perm(60)[:30] {
		accept_token.AcceptToken(samplers[0], int32(token))
		accept_token.AcceptToken(samplers[1], int32(token))
	}
	for range 40 {
		for i, place := range random.Perm(len(logits)) {
			drawn[i] = float32(place)*10/float32(len(logits)) - 6
			if i < 60 {
				drawn[i] += 2 + random.Float32() // those that penalties change are among the likeliest
			}
		}
		copy(logits, drawn)
		token, err := sample_token.SampleToken(samplers[0], c, 0)
		require.NoError(t, err)
		require.Equal(t, drawn, logits)
		require.Equal(t, sample_llama.SampleLlama(samplers[1], c, 0), token, parameters)
	}
}
