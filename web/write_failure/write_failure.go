// Package write_failure tells a client that its generation cannot begin.
package write_failure

import (
	"net/http"
	"time"

	"rkllmd/completion"
	"rkllmd/web"
	"rkllmd/web/flush_stream"
	"rkllmd/web/queue_message"
	"rkllmd/web/refuse_error"
	"rkllmd/web/refuse_request"
)

// WriteFailure answers with failure: by a status of HTTP, or, where the stream has begun already, by its last event; and counts it.
//
// **Runs on:** the request's goroutine.
func WriteFailure(stream *web.Stream, w http.ResponseWriter, failure completion.Error) {
	if !stream.Begun {
		refuse_request.RefuseRequest(stream.Host, w, refuse_error.RefuseError(failure))
		return
	}
	stream.Host.Meter.OnError(string(failure.Error))
	queue_message.QueueMessage(stream, failure)
	if flush_stream.FlushStream(stream, w) == nil {
		_ = stream.Control.SetWriteDeadline(time.Time{}) // of the next request's answer
	}
}
