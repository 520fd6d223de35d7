// Package measure_choices measures how long the choice of a token takes.
package measure_choices

import (
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/sampler/accept_token"
	"rkllmd/engine/sampler/create_sampler"
	"rkllmd/engine/sampler/free_sampler"
	"rkllmd/engine/sampler/sample_token"
	"rkllmd/tests/engine/sampler/sample_llama"
)

// MeasureChoices has a sampler of these parameters, which has counted 1,000 tokens, choose by random logits in row 0,
// and llama.cpp itself, in turns. It reports the medians and how many times as fast the first is.
func MeasureChoices(b *testing.B, c *engine.Context, parameters engine.Sampling) {
	logits, err := read_logits.ReadLogits(c, 0)
	require.NoError(b, err)
	s, err := create_sampler.CreateSampler(c.Model, parameters, 2048)
	require.NoError(b, err)
	defer free_sampler.FreeSampler(s)
	random := rand.New(rand.NewPCG(11, 28))
	for range 1000 {
		accept_token.AcceptToken(s, int32(random.IntN(len(logits))))
	}
	var times [2][]time.Duration
	for b.Loop() {
		for i := range logits {
			logits[i] = float32(random.NormFloat64())
		}
		before := time.Now()
		_, err := sample_token.SampleToken(s, c, 0)
		times[0] = append(times[0], time.Since(before))
		require.NoError(b, err)
		before = time.Now()
		sample_llama.SampleLlama(s, c, 0)
		times[1] = append(times[1], time.Since(before))
	}
	slices.Sort(times[0])
	slices.Sort(times[1])
	ours, llama := times[0][len(times[0])/2], times[1][len(times[1])/2]
	b.ReportMetric(float64(ours.Microseconds()), "us-here")
	b.ReportMetric(float64(llama.Microseconds()), "us-llama.cpp")
	b.ReportMetric(float64(llama)/float64(ours), "ratio")
	b.ReportMetric(0, "ns/op")
}
