// Package deliver_event hands an event of a run over to its client.
package deliver_event

import (
	"context"
	"fmt"

	"rkllmd/completion"
	"rkllmd/completion/convert_event"
	"rkllmd/completion/fail_answer"
	"rkllmd/generation"
	"rkllmd/web"
	"rkllmd/web/queue_message"
)

// DeliverEvent queues the message of an event. A run that was aborted because its time was over ends with an error.
//
// **Runs on:** the backend's thread. **Holds:** stream.Mu for a moment.
func DeliverEvent(stream *web.Stream, event generation.Event) {
	message := convert_event.ConvertEvent(stream.Answer, event)
	if message == nil {
		return
	}
	stream.Mu.Lock()
	late := stream.TimedOut
	stream.Mu.Unlock()
	if event.Kind == generation.EventDone && event.Reason == generation.ReasonAbort && late {
		message = fail_answer.FailAnswer(stream.Answer, fmt.Errorf("%.0wthe generation has taken longer than %v; the limit is set by --http-timeout or RKLLMD_HTTP_TIMEOUT",
			context.DeadlineExceeded, stream.Host.Options.Timeout))
	}
	if failure, failed := message.(completion.Error); failed {
		stream.Host.Meter.OnError(string(failure.Error))
	}
	queue_message.QueueMessage(stream, message)
}
