package read_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/read/read_sampling"
)

func TestReadSampling(t *testing.T) {
	all := librkllmrt.CSamplingParam{TopK: 1, TopP: 0.2, Temperature: 3, RepeatPenalty: 4, FrequencyPenalty: 0.5,
		PresencePenalty: 0.6, Mirostat: 2, MirostatTau: 7, MirostatEta: 8}
	s, err := read_sampling.ReadSampling(&all)
	require.NoError(t, err)
	require.Equal(t, engine.Sampling{TopK: 1, TopP: 0.2, Temperature: 3, RepeatPenalty: 4, FrequencyPenalty: 0.5,
		PresencePenalty: 0.6, Mirostat: 2, MirostatTau: 7, MirostatEta: 8, Seed: engine.RandomSeed}, s)

	nan := float32(math.NaN())
	for _, row := range []struct {
		name  string
		value *float32
	}{
		{"top_p", &all.TopP}, {"temperature", &all.Temperature}, {"repeat_penalty", &all.RepeatPenalty},
		{"frequency_penalty", &all.FrequencyPenalty}, {"presence_penalty", &all.PresencePenalty},
		{"mirostat_tau", &all.MirostatTau}, {"mirostat_eta", &all.MirostatEta},
	} {
		before := *row.value
		*row.value = nan
		_, err := read_sampling.ReadSampling(&all)
		require.ErrorContains(t, err, row.name+" is NaN")
		*row.value = before
	}
}
