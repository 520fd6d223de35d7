// Package take_request takes a request for a generation.
package take_request

import (
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/stream/parse_body"
	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
	"rkllmd/faces/web/refuse_error"
	"rkllmd/faces/web/refuse_failure"
)

// TakeRequest reads and checks what was posted for a generation, and counts it against the client's rate.
//
// **Runs on:** the request's goroutine.
func TakeRequest(host *web.Host, w http.ResponseWriter, r *http.Request) (stream.Config, *web.Refusal) {
	text, refusal := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refusal != nil {
		return stream.Config{}, refusal
	}
	config, err := parse_body.ParseBody(text)
	if err != nil {
		return config, refuse_failure.RefuseFailure(err)
	}
	user := name_user.NameUser(r.RemoteAddr)
	if failure := refuse_turn.RefuseTurn(host.Limiter, user, web.RateWords); failure != nil {
		refused := refuse_error.RefuseError(*failure)
		return config, &refused
	}
	return config, nil
}
