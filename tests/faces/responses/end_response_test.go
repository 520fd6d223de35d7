package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/openai"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/end_response"
	"rkllmd/generation"
	"rkllmd/tests/faces/responses/responses_answer"
	"rkllmd/tests/support/faces/named_events"
)

func TestEndResponse(t *testing.T) {
	for reason, want := range map[generation.Reason][]string{
		generation.ReasonStop:   {"completed", "", "response.output_item.done", "response.completed"},
		generation.ReasonLength: {"incomplete", "max_output_tokens", "response.incomplete"},
		generation.ReasonError:  {"failed", "", "error", "response.failed"}} {
		answer := responses_answer.ResponsesAnswer(&responses.Body{Stream: true})
		end_response.EndResponse(answer, generation.Event{Reason: reason, Err: openai.ErrStopped,
			Usage: generation.Usage{Prompt: 3, Generated: 2, Reused: 1}})
		names, events := named_events.NamedEvents(t, string(answer.Out))
		require.Equal(t, want[2:], names[max(0, len(names)-len(want)+2):])
		response := events[len(events)-1]["response"].(map[string]any)
		require.Equal(t, want[0], response["status"])
		require.Equal(t, map[string]any{"input_tokens": 3.0,
			"input_tokens_details": map[string]any{"cached_tokens": 1.0},
			"output_tokens":        2.0, "output_tokens_details": map[string]any{"reasoning_tokens": 0.0},
			"total_tokens": 5.0},
			response["usage"])
		if want[1] != "" {
			require.Equal(t, map[string]any{"reason": want[1]}, response["incomplete_details"])
		}
		if reason == generation.ReasonError {
			require.Equal(t, openai.ErrStopped.Error(), events[0]["message"])
			require.Equal(t, openai.ErrStopped.Error(), events[0]["error"].(map[string]any)["message"])
			require.Equal(t, responses.CodeFailed, response["error"].(map[string]any)["code"])
		}
	}
	long := responses_answer.ResponsesAnswer(&responses.Body{Stream: true})
	end_response.EndResponse(long, generation.Event{Reason: generation.ReasonError, Err: generation.ErrTooLong})
	require.Equal(t, new("input"), long.Refusal.Fault.Param)
}
