// Package convert_event turns an event of a run into messages.
package convert_event

import (
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/append_rest"
	"rkllmd/faces/stream/convert_done"
	"rkllmd/faces/stream/convert_token"
	"rkllmd/faces/stream/describe_queue"
	"rkllmd/generation"
)

// ConvertEvent adds event to answer and returns the messages to send, in order: each a stream.Status, Token,
// Completion or Error. That of a token whose text is held back waits for the next one, or for the end, which may
// complete it. Without the option stream there is the last message alone.
//
// **Runs on:** the backend's thread.
func ConvertEvent(answer *stream.Answer, event generation.Event) (messages []any) {
	rest := event.Kind == generation.EventToken && event.Token.ID < 0 && answer.Waiting != nil
	if answer.Waiting != nil && answer.Options.Stream && !rest {
		messages = append(messages, *answer.Waiting)
	}
	switch {
	case rest:
		append_rest.AppendRest(answer, event.Token)
	case event.Kind == generation.EventToken:
		message := convert_token.ConvertToken(answer, event.Token)
		answer.Waiting = nil
		if event.Token.Held {
			answer.Waiting = &message
		} else if answer.Options.Stream {
			messages = append(messages, message)
		}
	case event.Kind == generation.EventDone:
		answer.Waiting = nil
		messages = append(messages, convert_done.ConvertDone(answer, event))
	case event.Kind == generation.EventQueued && answer.Options.Stream: // there is no token yet
		messages = append(messages, describe_queue.DescribeQueue(answer, event.Position, time.Now()))
	}
	return messages
}
