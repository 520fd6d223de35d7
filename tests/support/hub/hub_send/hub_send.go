// Package hub_send sends the data of a file.
package hub_send

import (
	"net/http"
	"time"

	"rkllmd/tests/support/hub/hub_create"
)

// HubSend sends data as the script says: not at all, later, slowly, cut off, or but for the last byte until it is let
// go.
func HubSend(w http.ResponseWriter, r *http.Request, data []byte, script hub_create.Script) {
	const piece = 64 << 10
	if script.Silent && len(data) > 1 {
		<-r.Context().Done()
		return
	}
	if script.Wait != nil && len(data) > 1 {
		select {
		case <-script.Wait:
		case <-r.Context().Done():
			return
		}
	}
	sent := 0
	for sent < len(data) {
		if script.Cut > 0 && sent >= script.Cut {
			panic(http.ErrAbortHandler)
		}
		if script.Hold != nil && len(data) > 1 && sent == len(data)-1 {
			select {
			case <-script.Hold:
			case <-r.Context().Done():
				return
			}
		}
		size := min(piece, len(data)-sent)
		if script.Hold != nil && size > 1 && sent+size == len(data) {
			size--
		}
		if _, err := w.Write(data[sent : sent+size]); err != nil {
			return
		}
		w.(http.Flusher).Flush()
		time.Sleep(script.Slow)
		sent += size
	}
}
