// Package hub_serve_file serves the files of a repository.
package hub_serve_file

import (
	"fmt"
	"net/http"
	"strconv"
	"strings"

	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_next"
	"rkllmd/tests/support/hub/hub_note"
	"rkllmd/tests/support/hub/hub_send"
)

// HubServeFile answers with a file, or a range of it, as the script says. It refuses a request with a token, as stores
// of objects do that are shown two proofs.
func HubServeFile(hub *hub_create.Hub) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		hub_note.HubNote(hub, "cdn", r)
		hub.Mu.Lock()
		data, tag, script := hub_next.HubNext(hub, strings.TrimPrefix(r.URL.Path, "/"))
		told := hub.Files[0].Size
		hub.Mu.Unlock()
		from, to := 0, len(data)-1
		ranged, _ := fmt.Sscanf(r.Header.Get("Range"), "bytes=%d-%d", &from, &to)
		switch {
		case script.Refuse != 0:
			w.Header().Set("Retry-After", script.RetryAfter)
			w.WriteHeader(script.Refuse)
			return
		case data == nil || r.Header.Get("Authorization") != "":
			w.WriteHeader(http.StatusBadRequest)
			return
		}
		w.Header().Set("ETag", tag)
		status := http.StatusOK
		if ranged > 0 && !script.NoRanges {
			status = http.StatusPartialContent
			to = min(to, len(data)-1)
			size := int64(len(data))
			if script.TellSize {
				size = told
			}
			w.Header().Set("Content-Range", fmt.Sprintf("bytes %d-%d/%d", from, to, size))
		} else {
			from, to = 0, len(data)-1
		}
		if !script.NoLength {
			w.Header().Set("Content-Length", strconv.Itoa(to+1-from))
		}
		w.WriteHeader(status)
		w.(http.Flusher).Flush()
		hub_send.HubSend(w, r, data[from:to+1], script)
	})
}
