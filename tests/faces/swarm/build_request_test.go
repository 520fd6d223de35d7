package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/build_request"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_backend"
)

func TestBuildRequest(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	b.Defaults.TopK = 7
	request := build_request.BuildRequest(b, &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}, 3)
	require.Equal(t, generation.Request{Client: 3, Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}, request)
}
