package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/merge_sampling"

	"rkllmd/generation/embedded"
)

func TestMergeSampling(t *testing.T) {
	base := embedded.DefaultSampling
	require.Equal(t, base, merge_sampling.MergeSampling(base, stream.Parameters{}))
	temperature, topP, topK, penalty := float32(0), float32(0.5), int32(3), float32(1.5)
	want := base
	want.Temperature, want.TopP, want.TopK, want.RepeatPenalty = 0, 0.5, 3, 1.5
	require.Equal(t, want, merge_sampling.MergeSampling(base, stream.Parameters{Temperature: &temperature, TopP: &topP,
		TopK: &topK, RepetitionPenalty: &penalty}))
	minP, frequency, presence := float32(0.1), float32(-0.5), float32(2)
	want = base
	want.MinP, want.FrequencyPenalty, want.PresencePenalty = 0.1, -0.5, 2
	require.Equal(t, want, merge_sampling.MergeSampling(base, stream.Parameters{MinP: &minP,
		FrequencyPenalty: &frequency, PresencePenalty: &presence}))
	mirostat, tau, eta := int32(2), float32(4), float32(0.2)
	want = base
	want.Mirostat, want.MirostatTau, want.MirostatEta = 2, 4, 0.2
	require.Equal(t, want, merge_sampling.MergeSampling(base, stream.Parameters{Mirostat: &mirostat, MirostatTau: &tau,
		MirostatEta: &eta}))
}
