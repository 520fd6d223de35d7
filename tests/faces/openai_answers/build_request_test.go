package openai_answers_test

import (
	"encoding/json"
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/build_request"
	"rkllmd/generation"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/utils/turns"
)

func TestBuildRequest(t *testing.T) {
	body := &openai.Body{}
	require.NoError(t, json.Unmarshal([]byte(`{"temperature": 0.5, "top_p": 0.5, "min_p": 0.25, "top_k": 3, "frequency_penalty": 1,
		"presence_penalty": -1, "repeat_penalty": 1.5, "seed": -1, "max_tokens": 5, "max_completion_tokens": 7}`), body))
	body.Talk, body.Stops, body.Schema, body.Alternatives = []engine.Message{{Role: "user"}}, []string{"x"}, "{}", 3
	b := web_backend.WebBackend()
	request := build_request.BuildRequest(b, body, turns.Client{User: "u"})
	require.Equal(t, engine.Sampling{Temperature: 0.5, TopP: 0.5, MinP: 0.25, TopK: 3, FrequencyPenalty: 1,
		PresencePenalty: -1, RepeatPenalty: 1.5}, request.Sampling)
	require.Equal(t, []any{uint64(math.MaxUint64), 7, body.Talk, body.Stops, "{}", 3, "u", false, true, true},
		[]any{*request.Seed, request.MaxTokens, request.Messages, request.Stop, request.Schema, request.Logprobs,
			request.Client.User, request.Raw, request.OpenThinking, request.Whole})
	request = build_request.BuildRequest(b, &openai.Body{ReasoningEffort: "none", Tools: []byte("[]"), Function: "get",
		Calls: generation.CallsForced, ParallelToolCalls: new(false), Stream: true}, turns.Client{})
	require.Equal(t, []any{b.Defaults, false, false, "[]", generation.CallsForced, "get", true, false, false}, []any{
		request.Sampling, request.Thinking, request.OpenThinking, request.Tools, request.Calls, request.Function,
		request.OneCall, request.WholeCalls, request.Whole})
	require.True(t, build_request.BuildRequest(b, &openai.Body{ReasoningEffort: "low"}, turns.Client{}).Thinking)
	off := &openai.Body{ReasoningEffort: "high"}
	off.TemplateArguments.EnableThinking = new(false)
	require.False(t, build_request.BuildRequest(b, off, turns.Client{}).Thinking)
}
