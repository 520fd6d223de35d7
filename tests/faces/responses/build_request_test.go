package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses"
	"rkllmd/faces/responses/build_request"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	b := web_backend.WebBackend()
	body := &responses.Body{Temperature: new(float32(0.5)), TopP: new(float32(0.25)), MaxOutputTokens: new(7),
		Stream: true}
	body.Request.Schema = "{}"
	request := build_request.BuildRequest(b, body, turns.Client{User: "u"})
	want := b.Defaults
	want.Temperature, want.TopP = 0.5, 0.25
	require.Equal(t, []any{"u", "{}", 7, -1, want, false, true, false, false}, []any{request.Client.User,
		request.Schema, request.MaxTokens, request.Logprobs, request.Sampling, request.WholeCalls, request.OpenThinking,
		request.Thinking, request.Whole})
	for effort, thinking := range map[string]bool{"none": false, "low": true} {
		request = build_request.BuildRequest(b, &responses.Body{Reasoning: responses.Reasoning{Effort: &effort}},
			turns.Client{})
		require.Equal(t, []any{b.Defaults, true, true, thinking, false}, []any{request.Sampling, request.WholeCalls,
			request.Whole, request.Thinking, request.OpenThinking})
	}
}
