// Package handle_response answers requests for responses.
package handle_response

import (
	"net/http"

	"rkllmd/faces/openai/refuse_request"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/responses/parse_body"
	"rkllmd/faces/responses/serve_response"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
	"rkllmd/faces/web/refuse_error"
)

// HandleResponse returns the handler of POST /v1/responses. A request that is right counts against its client's rate.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleResponse(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		text, refused := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
		if refused != nil {
			refuse_request.RefuseRequest(host, w, r, *refused)
			return
		}
		body, refusal := parse_body.ParseBody(text)
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		user := name_user.NameUser(r.RemoteAddr)
		if failure := refuse_turn.RefuseTurn(host.Limiter, user, web.RateWords); failure != nil {
			refuse_request.RefuseRequest(host, w, r, refuse_error.RefuseError(*failure))
			return
		}
		serve_response.ServeResponse(host, w, r, body)
	}
}
