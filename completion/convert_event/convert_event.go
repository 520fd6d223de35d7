// Package convert_event turns an event of a run into a message.
package convert_event

import (
	"time"

	"rkllmd/completion"
	"rkllmd/completion/convert_done"
	"rkllmd/completion/convert_token"
	"rkllmd/completion/describe_queue"
	"rkllmd/generation"
)

// ConvertEvent adds event to answer and returns the message to send: a completion.Status, Token, Completion or Error; nil: none.
// Without the option stream that is the last one alone.
//
// **Runs on:** the thread that delivers the run's events.
func ConvertEvent(answer *completion.Answer, event generation.Event) any {
	switch event.Kind {
	case generation.EventToken:
		message := convert_token.ConvertToken(answer, event.Token)
		if answer.Options.Stream {
			return message
		}
	case generation.EventDone:
		return convert_done.ConvertDone(answer, event)
	case generation.EventQueued:
		if answer.Options.Stream {
			return describe_queue.DescribeQueue(answer, event.Position, time.Now())
		}
	}
	return nil
}
