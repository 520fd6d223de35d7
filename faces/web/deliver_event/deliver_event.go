// Package deliver_event hands an event of a run over to its client.
package deliver_event

import (
	"context"

	"rkllmd/faces/stream/convert_event"
	"rkllmd/faces/stream/end_answer"
	"rkllmd/faces/web"
	"rkllmd/faces/web/queue_message"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// DeliverEvent queues the messages of an event. A run that was aborted because its time was over ends with an error.
//
// **Runs on:** the backend's thread. **Holds:** stream.Mu for a moment.
func DeliverEvent(host *web.Host, stream *web.Stream, run *generation.Run, event generation.Event) {
	host.Meter.OnEvent(run, event)
	if event.Kind != generation.EventDone {
		for _, message := range convert_event.ConvertEvent(stream.Answer, event) {
			queue_message.QueueMessage(stream, message)
		}
		return
	}
	stream.Mu.Lock()
	timedOut := stream.TimedOut
	stream.Mu.Unlock()
	var late error
	if timedOut {
		late = name_error.NameError(context.DeadlineExceeded,
			"the generation has taken longer than %v; the limit is set by --http-timeout or RKLLMD_HTTP_TIMEOUT",
			host.Options.Timeout)
	}
	for _, message := range end_answer.EndAnswer(host.Meter, stream.Answer, event, late) {
		queue_message.QueueMessage(stream, message)
	}
}
