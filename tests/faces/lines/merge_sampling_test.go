package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/lines"
	"rkllmd/faces/lines/merge_sampling"
)

func TestMergeSampling(t *testing.T) {
	base := engine.Sampling{TopK: 1, TopP: 2, Temperature: 3, RepeatPenalty: 4, FrequencyPenalty: 5, PresencePenalty: 6,
		Mirostat: 7, MirostatTau: 8, MirostatEta: 9, Seed: 10}
	require.Equal(t, base, merge_sampling.MergeSampling(base, lines.Line{}))
	var line lines.Line
	require.NoError(t, json.Unmarshal(
		[]byte(`{"top_k": 11, "top_p": 12, "min_p": 10, "temperature": 13, "repeat_penalty": 14, "frequency_penalty": 15, "presence_penalty": 16,
		"mirostat": 17, "mirostat_tau": 18, "mirostat_eta": 19}`), &line))
	require.Equal(t, engine.Sampling{TopK: 11, TopP: 12, MinP: 10, Temperature: 13, RepeatPenalty: 14,
		FrequencyPenalty: 15, PresencePenalty: 16, Mirostat: 17,
		MirostatTau: 18, MirostatEta: 19, Seed: 10}, merge_sampling.MergeSampling(base, line))
	require.NoError(t, json.Unmarshal([]byte(`{"top_k": 0, "temperature": 0}`), &line))
	merged := merge_sampling.MergeSampling(base, line)
	require.Zero(t, merged.TopK, "0 is a value")
	require.Zero(t, merged.Temperature)
}
