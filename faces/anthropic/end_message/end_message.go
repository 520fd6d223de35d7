// Package end_message ends a message.
package end_message

import (
	"errors"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/close_block"
	"rkllmd/faces/anthropic/describe_refusal"
	"rkllmd/faces/anthropic/name_reason"
	"rkllmd/faces/anthropic/queue_event"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/count_refusal"
	"rkllmd/generation"
)

// EndMessage ends answer as last, the last event of its run, says. Of a stream these are the last events: the end of
// the block that goes on, why the message has ended, with the usage; or an error.
//
// **Runs on:** the backend's thread.
func EndMessage(answer *anthropic.Answer, last generation.Event) {
	message, used := &answer.Message, last.Usage
	message.Usage = anthropic.Usage{InputTokens: used.Prompt - used.Reused, CacheRead: used.Reused,
		OutputTokens: used.Generated}
	if last.Reason == generation.ReasonError {
		answer.Refusal = convert_failure.ConvertFailure(last.Err)
		if errors.Is(last.Err, openai.ErrStopped) {
			answer.Refusal.Name = ""
		}
		if answer.Events {
			count_refusal.CountRefusal(answer.Host, answer.Refusal)
			queue_event.QueueEvent(answer, anthropic.Event{Type: anthropic.EventError,
				Error: new(describe_refusal.DescribeRefusal(answer.Refusal))})
		}
		return
	}
	close_block.CloseBlock(answer)
	message.StopReason = new(name_reason.NameReason(last))
	if last.Reason == generation.ReasonText {
		message.StopSequence = &last.StopText
	}
	queue_event.QueueEvent(answer, anthropic.Event{Type: anthropic.EventMessageEnd, Usage: &message.Usage,
		Delta: anthropic.Ending{StopReason: message.StopReason, StopSequence: message.StopSequence}})
	queue_event.QueueEvent(answer, anthropic.Event{Type: anthropic.EventEnd})
}
