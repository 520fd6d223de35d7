package sampler_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/sampler/check_sampling"
)

func TestCheckSampling(t *testing.T) {
	nan, infinity := float32(math.NaN()), float32(math.Inf(1))
	for _, good := range []engine.Sampling{
		// the vendor's defaults
		{TopK: 40, TopP: 0.9, Temperature: 0.8, RepeatPenalty: 1.1, MirostatTau: 5, MirostatEta: 0.1},
		{RepeatPenalty: 1},
		{TopK: math.MaxInt32, TopP: 1, MinP: 1, Temperature: 100, RepeatPenalty: 100, FrequencyPenalty: 2,
			PresencePenalty: 2, Mirostat: 1,
			MirostatTau: 100, MirostatEta: 10, Seed: math.MaxUint32},
		{RepeatPenalty: 1e-3, FrequencyPenalty: -2, PresencePenalty: -2},
		{RepeatPenalty: 1, MirostatTau: nan, MirostatEta: -1}, // they do not count without mirostat
	} {
		require.NoError(t, check_sampling.CheckSampling(good))
	}
	for _, bad := range []struct {
		sampling engine.Sampling
		want     string
	}{
		{engine.Sampling{TopK: -1, RepeatPenalty: 1}, "top_k is -1; it must be 0 (all tokens) or more"},
		{engine.Sampling{TopP: -0.5, RepeatPenalty: 1}, "top_p is -0.5; it must be from 0 to 1 (1 is off)"},
		{engine.Sampling{TopP: 1.5, RepeatPenalty: 1}, "top_p is 1.5; it must be from 0 to 1 (1 is off)"},
		{engine.Sampling{TopP: nan, RepeatPenalty: 1}, "top_p is NaN; it must be from 0 to 1 (1 is off)"},
		{engine.Sampling{MinP: -0.1, RepeatPenalty: 1}, "min_p is -0.1; it must be from 0 (off) to 1"},
		{engine.Sampling{MinP: nan, RepeatPenalty: 1}, "min_p is NaN; it must be from 0 (off) to 1"},
		{engine.Sampling{Temperature: -1, RepeatPenalty: 1},
			"temperature is -1; it must be from 0 (always the likeliest token) to 100"},
		{engine.Sampling{Temperature: infinity, RepeatPenalty: 1},
			"temperature is +Inf; it must be from 0 (always the likeliest token) to 100"},
		{engine.Sampling{Temperature: nan, RepeatPenalty: 1},
			"temperature is NaN; it must be from 0 (always the likeliest token) to 100"},
		{engine.Sampling{}, "repeat_penalty is 0; it must be above 0 and at most 100 (1 is off)"},
		{engine.Sampling{RepeatPenalty: -1}, "repeat_penalty is -1; it must be above 0 and at most 100 (1 is off)"},
		{engine.Sampling{RepeatPenalty: nan}, "repeat_penalty is NaN; it must be above 0 and at most 100 (1 is off)"},
		{engine.Sampling{RepeatPenalty: 101}, "repeat_penalty is 101; it must be above 0 and at most 100 (1 is off)"},
		{engine.Sampling{RepeatPenalty: 1, FrequencyPenalty: 2.5},
			"frequency_penalty is 2.5; it must be from -2 to 2 (0 is off)"},
		{engine.Sampling{RepeatPenalty: 1, FrequencyPenalty: nan},
			"frequency_penalty is NaN; it must be from -2 to 2 (0 is off)"},
		{engine.Sampling{RepeatPenalty: 1, PresencePenalty: -2.5},
			"presence_penalty is -2.5; it must be from -2 to 2 (0 is off)"},
		{engine.Sampling{RepeatPenalty: 1, PresencePenalty: infinity},
			"presence_penalty is +Inf; it must be from -2 to 2 (0 is off)"},
		{engine.Sampling{RepeatPenalty: 1, Mirostat: 3}, "mirostat is 3; it must be 0 (off), 1 or 2"},
		{engine.Sampling{RepeatPenalty: 1, Mirostat: -1}, "mirostat is -1; it must be 0 (off), 1 or 2"},
		{engine.Sampling{RepeatPenalty: 1, Mirostat: 1}, "mirostat_tau is 0; it must be above 0 and at most 100"},
		{engine.Sampling{RepeatPenalty: 1, Mirostat: 2, MirostatTau: nan, MirostatEta: 1},
			"mirostat_tau is NaN; it must be above 0 and at most 100"},
		{engine.Sampling{RepeatPenalty: 1, Mirostat: 2, MirostatTau: 5, MirostatEta: 11},
			"mirostat_eta is 11; it must be above 0 and at most 10"},
		{engine.Sampling{RepeatPenalty: 1, Mirostat: 2, MirostatTau: 5, MirostatEta: nan},
			"mirostat_eta is NaN; it must be above 0 and at most 10"},
	} {
		require.EqualError(t, check_sampling.CheckSampling(bad.sampling), bad.want)
	}
}
