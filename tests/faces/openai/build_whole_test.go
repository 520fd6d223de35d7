package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_whole"
	"rkllmd/faces/stream/format_message"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai/openai_answer"
)

func TestBuildWhole(t *testing.T) {
	answer, _ := openai_answer.OpenaiAnswer(&openai.Body{Model: "m", Alternatives: -1}, true)
	answer.ID, answer.Created, answer.Text, answer.Thinking = "chatcmpl-1", 5, []byte("yes"), []byte("hm")
	answer.Last = generation.Event{Reason: generation.ReasonStop, Usage: generation.Usage{Prompt: 3, Generated: 2}}
	require.JSONEq(t, `{"id": "chatcmpl-1", "object": "chat.completion", "created": 5, "model": "m", "choices": [{"index":
		0, "message": {"role": "assistant", "content": "yes", "refusal": null, "reasoning_content": "hm", "reasoning":
		"hm"}, "logprobs": null, "finish_reason": "stop"}], "usage": {"prompt_tokens": 3, "completion_tokens": 2,
		"total_tokens": 5, "prompt_tokens_details": {"cached_tokens": 0}}}`,
		string(format_message.FormatMessage(build_whole.BuildWhole(answer))))
	answer.Chat, answer.Wanted = false, true
	choice := build_whole.BuildWhole(answer).Choices[0]
	require.Equal(t, "hmyes", *choice.Text)
	require.Equal(t, []string{}, choice.Logprobs.(openai.TextLogprobs).Tokens)
}
