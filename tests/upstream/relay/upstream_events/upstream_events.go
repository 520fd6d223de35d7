// Package upstream_events answers by events.
package upstream_events

import (
	"fmt"
	"net/http"
)

// UpstreamEvents returns a handler that says each of events at once, as the protocol has it.
func UpstreamEvents(events ...string) http.HandlerFunc {
	return func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		for _, event := range events {
			fmt.Fprintf(w, "data: %s\n\n", event)
			w.(http.Flusher).Flush()
		}
	}
}
