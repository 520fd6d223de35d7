// Package parse_post reads the object that a client has posted.
package parse_post

import (
	"net/http"

	"rkllmd/faces/stream/parse_object"
	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
	"rkllmd/faces/web/refuse_failure"
)

// ParsePost reads the JSON object that was posted into the struct to.
//
// **Runs on:** the request's goroutine.
func ParsePost(host *web.Host, w http.ResponseWriter, r *http.Request, to any) *web.Refusal {
	text, refusal := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refusal != nil {
		return refusal
	}
	if err := parse_object.ParseObject(text, to); err != nil {
		return refuse_failure.RefuseFailure(err)
	}
	return nil
}
