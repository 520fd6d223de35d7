package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/build_whole"
	"rkllmd/faces/stream/format_message"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_answers/openai_reply"
)

func TestBuildWhole(t *testing.T) {
	reply := openai_reply.OpenaiReply(&openai.Body{Model: "m", Alternatives: -1}, true)
	answer := reply.Answer
	answer.ID, answer.Created, reply.Text, reply.Thinking = "chatcmpl-1", 5, []byte("yes"), []byte("hm")
	reply.Last = generation.Event{Reason: generation.ReasonStop, Usage: generation.Usage{Prompt: 3, Generated: 2}}
	require.JSONEq(t, `{"id": "chatcmpl-1", "object": "chat.completion", "created": 5, "model": "m", "choices": [{"index":
		0, "message": {"role": "assistant", "content": "yes", "refusal": null, "reasoning_content": "hm", "reasoning":
		"hm"}, "logprobs": null, "finish_reason": "stop"}], "usage": {"prompt_tokens": 3, "completion_tokens": 2,
		"total_tokens": 5, "prompt_tokens_details": {"cached_tokens": 0}}}`,
		string(format_message.FormatMessage(build_whole.BuildWhole(answer))))
	reply.Calls, reply.Last.Calls = []generation.Call{{ID: "c", Name: "get", Arguments: "{}"}}, 1
	require.Equal(t, "yes", *build_whole.BuildWhole(answer).Choices[0].Message.Content)
	reply.Text, reply.Thinking = nil, nil
	require.Contains(t, string(format_message.FormatMessage(build_whole.BuildWhole(answer))), `"message":{"role":`+
		`"assistant","content":null,"refusal":null,"tool_calls":[{"id":"c","type":"function","function":{"name":"get",`+
		`"arguments":"{}"}}]},"logprobs":null,"finish_reason":"tool_calls"`)
	answer.Chat, reply.Logprobs.Wanted, reply.Text, reply.Thinking = false, true, []byte("yes"), []byte("hm")
	choice := build_whole.BuildWhole(answer).Choices[0]
	require.Equal(t, "hmyes", *choice.Text)
	require.Equal(t, []string{}, choice.Logprobs.(openai.TextLogprobs).Tokens)
}
