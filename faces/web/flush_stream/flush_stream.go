// Package flush_stream writes what waits for a client.
package flush_stream

import (
	"errors"
	"net/http"
	"time"

	"rkllmd/faces/web"
)

// FlushStream writes what waits for the client of stream to w, the head of the answer first. It waits for the client,
// for web.WriteTime at most.
//
// **Runs on:** the request's goroutine. **Holds:** stream.Mu, not while it writes. Errors: the client is gone or too
// slow.
func FlushStream(stream *web.Stream, w http.ResponseWriter) error {
	stream.Mu.Lock()
	out, slow := stream.Out, stream.Slow
	stream.Out, stream.Longest = nil, 0
	if !slow {
		_ = stream.Control.SetWriteDeadline(time.Now().Add(web.WriteTime))
	}
	stream.Mu.Unlock()
	if slow {
		return errors.New("the client reads too slowly; the limit is set by --http-max-pending-bytes or " +
			"RKLLMD_HTTP_MAX_PENDING_BYTES")
	}
	if len(out) == 0 {
		return nil
	}
	if !stream.Begun {
		stream.Begun = true
		w.Header().Set("Content-Type", "text/event-stream")
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("X-Accel-Buffering", "no") // proxies must not wait for more
		w.WriteHeader(http.StatusOK)
	}
	if _, err := w.Write(out); err != nil {
		return err
	}
	return stream.Control.Flush()
}
