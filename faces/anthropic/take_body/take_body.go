// Package take_body takes a request.
package take_body

import (
	"net/http"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/parse_body"
	"rkllmd/faces/anthropic/refuse_request"
	"rkllmd/faces/anthropic/send_refusal"
	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
)

// TakeBody reads and checks what was posted for a message, or to have its tokens counted. nil: it was refused, and the
// client was told so.
//
// **Runs on:** the request's goroutine.
func TakeBody(host *web.Host, w http.ResponseWriter, r *http.Request, counting bool) *anthropic.Body {
	text, refused := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refused != nil {
		refuse_request.RefuseRequest(host, w, r, *refused)
		return nil
	}
	body, refusal := parse_body.ParseBody(text, counting)
	if refusal != nil {
		send_refusal.SendRefusal(host, w, refusal)
		return nil
	}
	return body
}
