// Package write_json answers with JSON.
package write_json

import (
	"net/http"

	"rkllmd/faces/stream/format_message"
)

// WriteJSON answers a request with body, one of this area's types, as a line of JSON.
//
// **Runs on:** the request's goroutine.
func WriteJSON(w http.ResponseWriter, status int, body any) {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write(append(format_message.FormatMessage(body), '\n'))
}
