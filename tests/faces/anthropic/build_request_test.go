package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/build_request"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	b := web_backend.WebBackend()
	body := &anthropic.Body{Temperature: new(float32(0.5)), TopP: new(float32(0.25)), TopK: new(int32(3)),
		MaxTokens: new(7), Stream: true}
	body.Request.Schema = "{}"
	request := build_request.BuildRequest(b, body, turns.Client{User: "u"})
	want := b.Defaults
	want.Temperature, want.TopP, want.TopK = 0.5, 0.25, 3
	require.Equal(t, []any{"u", "{}", 7, -1, want, false, false, false, false}, []any{request.Client.User,
		request.Schema, request.MaxTokens, request.Logprobs, request.Sampling, request.WholeCalls, request.OpenThinking,
		request.Thinking, request.Whole})
	for kind, thinking := range map[string]bool{"": false, "disabled": false, "enabled": true, "adaptive": true} {
		body := &anthropic.Body{}
		body.Thinking.Type = kind
		request = build_request.BuildRequest(b, body, turns.Client{})
		require.Equal(t, []any{b.Defaults, true, true, thinking, false}, []any{request.Sampling, request.WholeCalls,
			request.Whole, request.Thinking, request.OpenThinking})
	}
}
