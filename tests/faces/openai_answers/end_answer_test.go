package openai_answers_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai_answers/end_answer"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/faces/openai_answers/openai_data"
	"rkllmd/tests/faces/openai_answers/openai_reply"
)

func TestEndAnswer(t *testing.T) {
	body := &openai.Body{Stream: true, Alternatives: -1}
	body.StreamOptions.IncludeUsage = true
	reply := openai_reply.OpenaiReply(body, true)
	end_answer.EndAnswer(reply, generation.Event{Reason: generation.ReasonLength})
	data := openai_data.OpenaiData(t, string(reply.Answer.Out))
	require.Len(t, data, 3)
	require.Contains(t, data[0], `"delta":{},"logprobs":null,"finish_reason":"length"`)
	require.Contains(t, data[1], `"choices":[],"usage":{`)
	require.Equal(t, "[DONE]", data[2])
	reply = openai_reply.OpenaiReply(&openai.Body{Stream: true, Alternatives: -1}, false)
	end_answer.EndAnswer(reply, generation.Event{Reason: generation.ReasonStop})
	data = openai_data.OpenaiData(t, string(reply.Answer.Out))
	require.Len(t, data, 2)
	require.Contains(t, data[0], `"text":"","logprobs":null,"finish_reason":"stop"`)
	reply = openai_reply.OpenaiReply(&openai.Body{Stream: true}, true)
	failed := name_error.NameError(generation.ErrFailed, "broken")
	end_answer.EndAnswer(reply, generation.Event{Reason: generation.ReasonError, Err: failed})
	require.JSONEq(t, `{"error": {"message": "broken", "type": "api_error", "param": null, "code": null}}`,
		openai_data.OpenaiData(t, string(reply.Answer.Out))[0])
	require.NotContains(t, string(reply.Answer.Out), "[DONE]")
	for param, chat := range map[string]bool{"messages": true, "prompt": false} {
		long := openai_reply.OpenaiReply(&openai.Body{Stream: true}, chat)
		end_answer.EndAnswer(long, generation.Event{Reason: generation.ReasonError, Err: generation.ErrTooLong})
		require.Equal(t, new(param), long.Answer.Refusal.Fault.Param)
	}
	length := len(reply.Answer.Out)
	end_answer.EndAnswer(reply, generation.Event{Reason: generation.ReasonStop})
	require.Len(t, reply.Answer.Out, length, "nothing comes behind a failure")
	reply.Answer.Refusal = nil
	end_answer.EndAnswer(reply, generation.Event{Reason: generation.ReasonError, Err: openai.ErrStopped})
	require.Empty(t, reply.Answer.Refusal.Name, "it is not counted")
	reply = openai_reply.OpenaiReply(&openai.Body{Stream: true}, true)
	other := *reply
	reply.Answer.Replies = append(reply.Answer.Replies, &other)
	end_answer.EndAnswer(&other, generation.Event{Reason: generation.ReasonStop})
	require.NotContains(t, string(reply.Answer.Out), "[DONE]")
	end_answer.EndAnswer(reply, generation.Event{Reason: generation.ReasonStop, Calls: 1})
	require.Regexp(t, `"tool_calls"}\]}\s+data: \[DONE\]\s+$`, string(reply.Answer.Out))
}
