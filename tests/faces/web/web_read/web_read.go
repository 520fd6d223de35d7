// Package web_read is a handler of HTTP that reads a body.
package web_read

import (
	"net/http"

	"rkllmd/faces/web/read_body"
	"rkllmd/faces/web/write_refusal"
)

// WebRead answers with the body that it has read, of 10 bytes at most.
func WebRead(w http.ResponseWriter, r *http.Request) {
	body, refusal := read_body.ReadBody(w, r, 10)
	if refusal != nil {
		write_refusal.WriteRefusal(w, *refusal)
		return
	}
	_, _ = w.Write(body)
}
