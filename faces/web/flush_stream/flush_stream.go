// Package flush_stream writes what waits for a client.
package flush_stream

import (
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
	out := stream.Out
	stream.Out, stream.Longest = nil, 0
	if stream.Slow {
		stream.Mu.Unlock()
		return web.ErrSlow
	}
	_ = stream.Control.SetWriteDeadline(time.Now().Add(web.WriteTime))
	stream.Mu.Unlock()
	if len(out) == 0 {
		return nil
	}
	if !stream.Begun {
		stream.Begun = true
		kind := map[bool]string{false: "text/event-stream", true: "application/x-ndjson"}[stream.Lines]
		w.Header().Set("Content-Type", kind)
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("X-Accel-Buffering", "no") // proxies must not wait for more
		w.WriteHeader(http.StatusOK)
	}
	_, err := w.Write(out)
	if err == nil {
		err = stream.Control.Flush()
	}
	stream.Mu.Lock()
	defer stream.Mu.Unlock()
	if err != nil && stream.Slow { // queue_message has ended the write
		return web.ErrSlow
	}
	return err
}
