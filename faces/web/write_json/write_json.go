// Package write_json answers with JSON.
package write_json

import (
	"net/http"
	"time"

	"rkllmd/faces/stream/format_message"
	"rkllmd/faces/web"
)

// WriteJSON answers a request with body, one of this area's types, as a line of JSON. The client has web.WriteTime to
// take it, however long it has waited for it.
//
// **Runs on:** the request's goroutine.
func WriteJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(web.WriteTime)) // no test's recorder has one
	_, _ = w.Write(append(format_message.FormatMessage(body), '\n'))
}
