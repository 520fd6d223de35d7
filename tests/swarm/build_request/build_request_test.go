package build_request_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/swarm"
	"rkllmd/swarm/build_request"
	"rkllmd/tests/support/generation_backend"
)

func TestBuildRequest(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	b.Defaults.TopK = 7
	request := build_request.BuildRequest(b, &swarm.Chat{Exchange: completion.Exchange{ID: "a"}, Prompt: "Hi"}, 3)
	require.Equal(t, generation.Request{Client: 3, Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}, request)
}
