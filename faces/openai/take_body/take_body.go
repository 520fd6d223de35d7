// Package take_body takes a request for an answer.
package take_body

import (
	"net/http"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/openai/parse_body"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
	"rkllmd/faces/web/refuse_error"
)

// TakeBody reads and checks what was posted, and counts it against the client's rate.
//
// **Runs on:** the request's goroutine.
func TakeBody(host *web.Host, w http.ResponseWriter, r *http.Request, chat bool) (*openai.Body, *openai.Refusal) {
	text, refused := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refused != nil {
		return nil, convert_refusal.ConvertRefusal(*refused)
	}
	body, refusal := parse_body.ParseBody(text, chat)
	if refusal != nil {
		return nil, refusal
	}
	user := name_user.NameUser(r.RemoteAddr)
	if failure := refuse_turn.RefuseTurn(host.Limiter, user, web.RateWords); failure != nil {
		return nil, convert_refusal.ConvertRefusal(refuse_error.RefuseError(*failure))
	}
	return body, nil
}
