package uma_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/build_request"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	client := turns.Client{User: "uid 5", Number: 3}
	topP, topK := float32(0.5), int32(9)
	request := build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Prompt: "Hi", MaxTokens: 5}, client)
	defaults := b.Defaults
	defaults.Temperature = 0
	require.Equal(t, generation.Request{Client: client, Prompt: "Hi", Raw: true, Sampling: defaults, MaxTokens: 5,
		Logprobs: -1, Whole: true}, request)
	request = build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Temperature: 0.7, TopP: &topP, TopK: &topK,
		Sampled: true}, client)
	require.Equal(t, engine.Sampling{TopK: 9, TopP: 0.5, Temperature: 0.7, RepeatPenalty: 1}, request.Sampling)
	require.True(t, build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Letters: true}, client).Letters)
	require.False(t, build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Stream: true},
		client).Whole)
	for asked, given := range map[int]int{0: 10, 5: 5, 10: 10, 11: 10} {
		require.Equal(t, given, build_request.BuildRequest(&uma.Host{MaxTokens: 10}, b, &uma.Request{MaxTokens: asked},
			client).MaxTokens)
	}
	for target, given := range map[float64]time.Duration{0: 0, 1e-9: 1, 0.001: time.Microsecond,
		150: 150 * time.Millisecond, 6e4: time.Minute, 1e300: generation.MostTarget} {
		require.Equal(t, given, build_request.BuildRequest(&uma.Host{}, b, &uma.Request{SLO: uma.SLO{TTFT: target}},
			client).Target)
	}
	b.Capabilities.Sampling = false
	require.Equal(t, b.Defaults, build_request.BuildRequest(&uma.Host{}, b, &uma.Request{}, client).Sampling,
		"as the backend samples")
	request = build_request.BuildRequest(&uma.Host{}, b, &uma.Request{Sampled: true}, client)
	require.Zero(t, request.Sampling.Temperature, "which the backend refuses")
}
