package stream_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/conversation"
	"rkllmd/faces/stream"
	"rkllmd/faces/stream/build_request"
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	_, b := generation_backend.GenerationBackend()
	b.Model.Path = "/models/toy.gguf"
	client := turns.Client{User: "uid 5", Number: 3}
	text, tokens, seed, topK := "Once", 7, uint64(5), int32(9)
	request, err := build_request.BuildRequest(b, stream.Config{Input: stream.Input{Prompt: &text},
		Parameters: stream.Parameters{MaxTokens: &tokens, Seed: &seed, TopK: &topK, Stop: []string{"a"}},
		Options:    stream.Options{IncludeLogprobs: true, Stream: true}}, client)
	require.NoError(t, err)
	sampling := b.Defaults
	sampling.TopK = 9
	require.Equal(t, generation.Request{Client: client, Prompt: "Once", Raw: true, Sampling: sampling, Seed: &seed,
		MaxTokens: 7, Stop: []string{"a"}, Logprobs: stream.Alternatives}, request)
	request, err = build_request.BuildRequest(b, stream.Config{Input: stream.Input{Prompt: &text, Chat: true,
		Talk: conversation.Conversation{Thinking: true}}}, turns.Client{})
	require.NoError(t, err)
	require.Equal(t, generation.Request{Prompt: "Once", Thinking: true, Sampling: b.Defaults, Logprobs: -1,
		Whole: true}, request)
	request, err = build_request.BuildRequest(b,
		stream.Config{Input: stream.Input{Talk: conversation.Conversation{Tools: "[1]", Continue: true,
			Messages: []engine.Message{{Role: "user", Content: text}}}}}, client)
	require.NoError(t, err)
	require.Equal(t, []engine.Message{{Role: "user", Content: text}}, request.Messages)
	require.Equal(t, "[1]", request.Tools)
	require.True(t, request.Continue)
	require.False(t, request.Raw)
	no := false
	request, err = build_request.BuildRequest(b, stream.Config{Input: stream.Input{Prompt: &text, Special: &no}},
		client)
	require.NoError(t, err)
	require.True(t, request.Raw && request.Letters)
	for _, name := range []string{"toy", "/models/toy.gguf", "toy.gguf"} {
		_, err = build_request.BuildRequest(b, stream.Config{Input: stream.Input{Model: name, Prompt: &text}},
			client)
		require.NoError(t, err)
	}
	_, err = build_request.BuildRequest(b, stream.Config{Input: stream.Input{Model: "llama-7b",
		Prompt: &text}}, client)
	require.ErrorContains(t, err, `model is "llama-7b", but the one that is loaded is "toy"`)
	require.ErrorIs(t, err, generation.ErrInvalid)
}
