// Package end_response ends a response.
package end_response

import (
	"errors"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/faces/openai/set_param"
	"rkllmd/faces/responses"
	"rkllmd/faces/responses/close_item"
	"rkllmd/faces/responses/open_item"
	"rkllmd/faces/responses/queue_event"
	"rkllmd/generation"
)

// EndResponse ends answer as last, the last event of its run, says. Of a stream these are the last events: the end of
// the item that goes on, an error if there is one, and the whole response.
//
// **Runs on:** the backend's thread.
func EndResponse(answer *responses.Answer, last generation.Event) {
	response := &answer.Response
	used := last.Usage
	response.Usage = &responses.Usage{InputTokens: used.Prompt, OutputTokens: used.Generated,
		InputDetails:  map[string]int{"cached_tokens": used.Reused},
		OutputDetails: map[string]int{"reasoning_tokens": answer.Thoughts}, TotalTokens: used.Prompt + used.Generated}
	switch last.Reason {
	case generation.ReasonError:
		answer.Refusal = set_param.SetParam(convert_failure.ConvertFailure(last.Err), "input")
		if errors.Is(last.Err, openai.ErrStopped) {
			answer.Refusal.Name = ""
		}
		response.Status = responses.StateFailed
		response.Error = &responses.Fault{Code: responses.CodeFailed, Message: answer.Refusal.Fault.Message}
	case generation.ReasonLength, generation.ReasonContext:
		response.Status = responses.StateIncomplete
		response.IncompleteDetails = &responses.Incomplete{Reason: responses.ReasonTokens}
	default:
		response.Status = responses.StateDone
		if len(response.Output) == 0 { // some clients look at the first item without asking whether there is one
			open_item.OpenItem(answer, &responses.Item{Type: responses.KindMessage})
		}
	}
	state := response.Status
	if state == responses.StateFailed {
		state = responses.StateIncomplete
	}
	close_item.CloseItem(answer, state)
	if answer.Refusal != nil && answer.Events {
		count_refusal.CountRefusal(answer.Host, answer.Refusal)
		queue_event.QueueEvent(answer, responses.Event{Type: responses.EventError, Fault: &answer.Refusal.Fault,
			Error: &answer.Refusal.Fault})
	}
	queue_event.QueueEvent(answer, responses.Event{Type: responses.EventEndPrefix + response.Status,
		Response: response})
}
