package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/build_document"
	"rkllmd/faces/stream/format_message"
	"rkllmd/generation"
	"rkllmd/tests/faces/openai/openai_answer"
)

func TestBuildDocument(t *testing.T) {
	answer, _ := openai_answer.OpenaiAnswer(&openai.Body{Model: "m", Stream: true}, true)
	answer.ID, answer.Created = "chatcmpl-1", 5
	answer.Last.Usage = generation.Usage{Prompt: 3, Generated: 2, Reused: 1}
	require.JSONEq(t, `{"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 5, "model": "m", "choices": [],
		"usage": {"prompt_tokens": 3, "completion_tokens": 2, "total_tokens": 5, "prompt_tokens_details":
		{"cached_tokens": 1}}}`, string(format_message.FormatMessage(build_document.BuildDocument(answer, nil, true))))
	answer.Events = false
	document := build_document.BuildDocument(answer, &openai.Choice{Index: 0}, false)
	require.Equal(t, "chat.completion", document.Object)
	require.Len(t, document.Choices, 1)
	require.Nil(t, document.Usage)
	answer.Chat = false
	require.Equal(t, "text_completion", build_document.BuildDocument(answer, nil, false).Object)
}
