// Package write_failure tells a client that its generation cannot begin.
package write_failure

import (
	"net/http"
	"time"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/flush_stream"
	"rkllmd/faces/web/queue_message"
	"rkllmd/faces/web/refuse_error"
	"rkllmd/faces/web/refuse_request"
)

// WriteFailure answers with failure: by a status of HTTP, or, where the stream has begun already, by its last event;
// and counts it.
//
// **Runs on:** the request's goroutine.
func WriteFailure(s *web.Stream, w http.ResponseWriter, failure stream.Error) {
	if !s.Begun {
		refuse_request.RefuseRequest(s.Host, w, refuse_error.RefuseError(failure))
		return
	}
	s.Host.Meter.OnError(string(failure.Error))
	queue_message.QueueMessage(s, failure)
	if flush_stream.FlushStream(s, w) == nil {
		_ = s.Control.SetWriteDeadline(time.Now().Add(web.WriteTime)) // for the end of this answer
	}
}
