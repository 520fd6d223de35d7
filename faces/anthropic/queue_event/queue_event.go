// Package queue_event queues an event of a message.
package queue_event

import (
	"rkllmd/faces/anthropic"
	"rkllmd/faces/stream/format_message"
	queue_web_event "rkllmd/faces/web/queue_event"
)

// QueueEvent queues event for the client of answer, if that wants a stream.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueEvent(answer *anthropic.Answer, event anthropic.Event) {
	if answer.Events {
		queue_web_event.QueueEvent(answer.Stream, event.Type, format_message.FormatMessage(event))
	}
}
