// Package end_answer ends an answer.
package end_answer

import (
	"errors"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/faces/openai/name_reason"
	"rkllmd/faces/openai/queue_choice"
	"rkllmd/faces/openai/queue_data"
	"rkllmd/faces/stream/format_message"
	"rkllmd/generation"
)

// EndAnswer ends answer as last, the last event of its run, says. Of a stream these are the last events: the reason,
// the usage if that is wanted, [DONE]; or an error.
//
// **Runs on:** the backend's thread.
func EndAnswer(answer *openai.Answer, last generation.Event) {
	answer.Last = last
	if last.Reason == generation.ReasonError {
		answer.Refusal = convert_failure.ConvertFailure(last.Err)
		if errors.Is(last.Err, openai.ErrStopped) {
			answer.Refusal.Name = ""
		}
	}
	switch {
	case !answer.Events:
	case answer.Refusal != nil:
		count_refusal.CountRefusal(answer.Host, answer.Refusal)
		failure := openai.Failure{Error: answer.Refusal.Fault}
		queue_data.QueueData(answer, format_message.FormatMessage(failure))
	default:
		reason := name_reason.NameReason(last.Reason)
		choice := &openai.Choice{FinishReason: &reason, Delta: &openai.Delta{}}
		if !answer.Chat {
			choice.Delta, choice.Text = nil, new(string)
		}
		queue_choice.QueueChoice(answer, choice, false)
		if answer.Usage {
			queue_choice.QueueChoice(answer, nil, true)
		}
		queue_data.QueueData(answer, []byte("[DONE]"))
	}
}
