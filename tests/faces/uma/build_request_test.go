package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/build_request"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestBuildRequest(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	topP, topK := float32(0.5), int32(9)
	request := build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Prompt: "Hi", MaxTokens: 5}, 3)
	defaults := b.Defaults
	defaults.Temperature = 0
	require.Equal(t, generation.Request{Client: 3, Prompt: "Hi", Raw: true, Sampling: defaults, MaxTokens: 5,
		Logprobs: -1}, request)
	request = build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Temperature: 0.7, TopP: &topP, TopK: &topK,
		Sampled: true}, 3)
	require.Equal(t, engine.Sampling{TopK: 9, TopP: 0.5, Temperature: 0.7, RepeatPenalty: 1}, request.Sampling)
	for asked, given := range map[int]int{0: 10, 5: 5, 10: 10, 11: 10} {
		require.Equal(t, given, build_request.BuildRequest(&uma.Host{MaxTokens: 10}, b, &uma.Request{MaxTokens: asked},
			3).MaxTokens)
	}
	for target, priority := range map[float64]int{0: 0, 0.001: uma.MaxPriority, 150: 7, 1000: 2, 1e6: 1} {
		require.Equal(t, priority, build_request.BuildRequest(&uma.Host{}, b, &uma.Request{SLO: uma.SLO{TTFT: target}},
			3).Priority)
	}
	b.Capabilities.Sampling = false
	require.Equal(t, b.Defaults, build_request.BuildRequest(&uma.Host{}, b, &uma.Request{}, 3).Sampling,
		"as the backend samples")
	require.Zero(t, build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Sampled: true}, 3).Sampling.Temperature,
		"which the backend refuses")
}
