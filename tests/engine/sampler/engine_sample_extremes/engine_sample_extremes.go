// Package engine_sample_extremes tries samplers at the ends of their ranges.
package engine_sample_extremes

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
)

// EngineSampleExtremes samples three tokens of the last row with every combination of the smallest, usual and largest
// values, and requires that they are tokens of the vocabulary.
func EngineSampleExtremes(t testing.TB, c *engine.Context) {
	t.Helper()
	values := [][]float32{
		{0, 2, math.MaxInt32 / 2}, // top_k
		{0, 1e-6, 1},              // top_p
		{1e-5, 1, 100},            // temperature
		{1e-30, 1, 100},           // repeat_penalty
		{-2, 2},                   // frequency_penalty
		{0, 1, 2},                 // mirostat
		{1e-30, 100},              // mirostat_tau
		{1e-30, 10},               // mirostat_eta
	}
	combinations := 1
	for _, list := range values {
		combinations *= len(list)
	}
	for number := range combinations {
		var v [8]float32
		for i, list := range values {
			v[i] = list[number%len(list)]
			number /= len(list)
		}
		sampling := engine.Sampling{TopK: int32(v[0]), TopP: v[1], Temperature: v[2], RepeatPenalty: v[3],
			FrequencyPenalty: v[4],
			PresencePenalty:  v[4], Mirostat: int32(v[5]), MirostatTau: v[6], MirostatEta: v[7], Seed: 1}
		s, err := create_sampler.CreateSampler(c.Model, sampling, c.Size)
		require.NoError(t, err)
		for range 3 {
			token, err := sample_token.SampleToken(s, c, c.Rows-1)
			require.NoError(t, err, sampling)
			require.Less(t, int(token), c.Model.VocabSize)
		}
		free_sampler.FreeSampler(s)
	}
}
