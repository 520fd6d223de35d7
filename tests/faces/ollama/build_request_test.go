package ollama_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/build_request"
	"rkllmd/generation"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	b := web_backend.WebBackend()
	request, err := build_request.BuildRequest(b, &ollama.Body{Prompt: "a"}, turns.Client{User: "me"})
	require.NoError(t, err)
	require.Equal(t, generation.Request{Client: turns.Client{User: "me"}, Prompt: "a", Sampling: b.Defaults,
		Logprobs:     -1,
		OpenThinking: true}, request)
	body := &ollama.Body{Prompt: "a", System: "b", Thoughts: new(true), Logprobs: true, TopLogprobs: 3,
		Stops:  []string{"x"},
		Schema: "{}", Stream: new(false),
		Options: ollama.Options{NumPredict: new(5), Seed: new(int64(7)), TopK: new(int32(-1)),
			Mirostat: new(int32(2)), Temperature: new(float32(0.5))}}
	request, err = build_request.BuildRequest(b, body, turns.Client{})
	require.NoError(t, err)
	require.Equal(t, []engine.Message{{Role: "system", Content: "b"}, {Role: "user", Content: "a"}}, request.Messages)
	require.Empty(t, request.Prompt)
	require.Equal(t, []any{5, uint64(7), 3, true, false, true}, []any{request.MaxTokens, *request.Seed,
		request.Logprobs, request.Thinking, request.OpenThinking, request.Whole})
	require.Equal(t, []any{int32(0), int32(2), float32(0.5)}, []any{request.Sampling.TopK, request.Sampling.Mirostat,
		request.Sampling.Temperature})
	body = &ollama.Body{Tools: []byte(`[{"type": "function"}]`), Options: ollama.Options{
		NumPredict: new(-1), Seed: new(int64(-1))}}
	request, err = build_request.BuildRequest(b, body, turns.Client{})
	require.NoError(t, err)
	require.Equal(t, []any{`[{"type": "function"}]`, generation.CallsParsed, true, 0}, []any{request.Tools, request.Calls,
		request.WholeCalls, request.MaxTokens})
	require.Nil(t, request.Seed)
	_, err = build_request.BuildRequest(&generation.Backend{}, &ollama.Body{Prompt: "a", Context: []int32{1}},
		turns.Client{})
	require.ErrorIs(t, err, generation.ErrNotSupported)
}
