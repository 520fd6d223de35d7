package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/build_request"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	b.Defaults.TopK = 7
	client := turns.Client{User: "uid 5", Number: 3}
	request := build_request.BuildRequest(b, &swarm.Chat{Exchange: stream.Exchange{ID: "a"}, Prompt: "Hi"}, client)
	require.Equal(t, generation.Request{Client: client, Prompt: "Hi", Sampling: b.Defaults, Logprobs: -1}, request)
}
