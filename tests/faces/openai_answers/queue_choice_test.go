package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/queue_choice"
	"rkllmd/tests/faces/openai_answer"
	"rkllmd/tests/faces/openai_answers/openai_data"
)

func TestQueueChoice(t *testing.T) {
	answer, _ := openai_answer.OpenaiAnswer(&openai.Body{Model: "m", Stream: true}, true)
	answer.ID, answer.Created = "chatcmpl-1", 5
	queue_choice.QueueChoice(answer, &openai.Choice{Delta: &openai.Delta{Role: "assistant", Content: new(string)}})
	data := openai_data.OpenaiData(t, string(answer.Out))
	require.Len(t, data, 1)
	require.JSONEq(t, `{"id": "chatcmpl-1", "object": "chat.completion.chunk", "created": 5, "model": "m", "choices":
		[{"index": 0, "delta": {"role": "assistant", "content": ""}, "logprobs": null, "finish_reason": null}]}`, data[0])
}
