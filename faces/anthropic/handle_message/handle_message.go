// Package handle_message answers requests for messages.
package handle_message

import (
	"net/http"

	"rkllmd/faces/anthropic/refuse_request"
	"rkllmd/faces/anthropic/serve_message"
	"rkllmd/faces/anthropic/take_body"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_error"
)

// HandleMessage returns the handler of POST /v1/messages. A request that is right counts against its client's rate.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleMessage(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body := take_body.TakeBody(host, w, r, false)
		if body == nil {
			return
		}
		user := name_user.NameUser(r.RemoteAddr)
		if failure := refuse_turn.RefuseTurn(host.Limiter, user, web.RateWords); failure != nil {
			refuse_request.RefuseRequest(host, w, r, refuse_error.RefuseError(*failure))
			return
		}
		serve_message.ServeMessage(host, w, r, body)
	}
}
