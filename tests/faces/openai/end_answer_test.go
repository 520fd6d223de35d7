package openai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/end_answer"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/faces/openai/openai_answer"
	"rkllmd/tests/faces/openai/openai_data"
)

func TestEndAnswer(t *testing.T) {
	body := &openai.Body{Stream: true, Alternatives: -1}
	body.StreamOptions.IncludeUsage = true
	answer, _ := openai_answer.OpenaiAnswer(body, true)
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonLength})
	data := openai_data.OpenaiData(t, string(answer.Out))
	require.Len(t, data, 3)
	require.Contains(t, data[0], `"delta":{},"logprobs":null,"finish_reason":"length"`)
	require.Contains(t, data[1], `"choices":[],"usage":{`)
	require.Equal(t, "[DONE]", data[2])
	answer, _ = openai_answer.OpenaiAnswer(&openai.Body{Stream: true, Alternatives: -1}, false)
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonStop})
	data = openai_data.OpenaiData(t, string(answer.Out))
	require.Len(t, data, 2)
	require.Contains(t, data[0], `"text":"","logprobs":null,"finish_reason":"stop"`)
	answer, _ = openai_answer.OpenaiAnswer(&openai.Body{Stream: true}, true)
	failed := name_error.NameError(generation.ErrFailed, "broken")
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonError, Err: failed})
	require.JSONEq(t, `{"error": {"message": "broken", "type": "api_error", "param": null, "code": null}}`,
		openai_data.OpenaiData(t, string(answer.Out))[0])
	require.NotContains(t, string(answer.Out), "[DONE]")
	end_answer.EndAnswer(answer, generation.Event{Reason: generation.ReasonError, Err: openai.ErrStopped})
	require.Empty(t, answer.Refusal.Name, "it is not counted")
}
