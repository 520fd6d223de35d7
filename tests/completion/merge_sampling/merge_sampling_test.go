package merge_sampling_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/merge_sampling"
	"rkllmd/generation"
)

func TestMergeSampling(t *testing.T) {
	base := generation.DefaultSampling
	require.Equal(t, base, merge_sampling.MergeSampling(base, completion.Parameters{}))
	temperature, topP, topK, penalty := float32(0), float32(0.5), int32(3), float32(1.5)
	want := base
	want.Temperature, want.TopP, want.TopK, want.RepeatPenalty = 0, 0.5, 3, 1.5
	require.Equal(t, want, merge_sampling.MergeSampling(base, completion.Parameters{Temperature: &temperature, TopP: &topP, TopK: &topK, RepetitionPenalty: &penalty}))
}
