// Package queue_event queues an event of a response.
package queue_event

import (
	"rkllmd/faces/responses"
	"rkllmd/faces/stream/format_message"
	queue_web_event "rkllmd/faces/web/queue_event"
)

// QueueEvent gives event its number, and queues it for the client of answer, if that wants a stream.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueEvent(answer *responses.Answer, event responses.Event) {
	if !answer.Events {
		return
	}
	event.Sequence = answer.Sequence
	answer.Sequence++
	queue_web_event.QueueEvent(answer.Stream, event.Type, format_message.FormatMessage(event))
}
