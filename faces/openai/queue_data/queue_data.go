// Package queue_data queues an event for a client.
package queue_data

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/web/queue_event"
)

// QueueData queues data for the client of answer as a server-sent event. It never waits.
//
// **Runs on:** any thread. **Holds:** stream.Mu.
func QueueData(answer *openai.Answer, data []byte) {
	queue_event.QueueEvent(answer.Stream, "", data)
}
