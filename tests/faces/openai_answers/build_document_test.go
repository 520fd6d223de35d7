package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/build_document"
	"rkllmd/faces/stream/format_message"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai_answers/openai_reply"
)

func TestBuildDocument(t *testing.T) {
	reply := openai_reply.OpenaiReply(&openai.Body{Model: "m", Stream: true, Count: new(2)}, true)
	answer := reply.Answer
	answer.ID, answer.Created = "chatcmpl-1", 5
	for i := range 3 {
		other := *reply
		other.Index, other.Last.Usage = i+1, generation.Usage{Prompt: 3, Generated: 2, Reused: 1}
		answer.Replies = append(answer.Replies, &other)
	}
	reply.Last.Usage = generation.Usage{Prompt: 3, Generated: 2, Reused: 1}
	require.JSONEq(t, `{"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 5, "model": "m", "choices": [],
		"usage": {"prompt_tokens": 6, "completion_tokens": 8, "total_tokens": 14, "prompt_tokens_details":
		{"cached_tokens": 2}}}`, string(format_message.FormatMessage(build_document.BuildDocument(answer, nil, true))),
		"two choices to each of two prompts")
	answer.Events = false
	document := build_document.BuildDocument(answer, []openai.Choice{{Index: 0}}, false)
	require.Equal(t, "chat.completion", document.Object)
	require.Len(t, document.Choices, 1)
	require.Nil(t, document.Usage)
	answer.Chat = false
	require.Equal(t, "text_completion", build_document.BuildDocument(answer, nil, false).Object)
}
