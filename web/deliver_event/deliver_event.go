// Package deliver_event hands an event of a run over to its client.
package deliver_event

import (
	"context"

	"rkllmd/completion"
	"rkllmd/completion/convert_event"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/web"
	"rkllmd/web/queue_message"
)

// DeliverEvent queues the messages of an event. A run that was aborted because its time was over ends with an error.
//
// **Runs on:** the backend's thread. **Holds:** stream.Mu for a moment.
func DeliverEvent(stream *web.Stream, event generation.Event) {
	stream.Mu.Lock()
	late := stream.TimedOut
	stream.Mu.Unlock()
	if event.Kind == generation.EventDone && event.Reason == generation.ReasonAbort && late {
		event.Reason = generation.ReasonError
		event.Err = name_error.NameError(context.DeadlineExceeded, "the generation has taken longer than %v; the limit is set by --http-timeout or RKLLMD_HTTP_TIMEOUT", stream.Host.Options.Timeout)
	}
	for _, message := range convert_event.ConvertEvent(stream.Answer, event) {
		if failure, failed := message.(completion.Error); failed {
			stream.Host.Meter.OnError(string(failure.Error))
		}
		queue_message.QueueMessage(stream, message)
	}
}
