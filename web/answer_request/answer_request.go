// Package answer_request answers a request with what a function returns.
package answer_request

import (
	"net/http"

	"rkllmd/web"
	"rkllmd/web/refuse_request"
	"rkllmd/web/write_json"
)

// AnswerRequest returns the handler that answers with what serve returns, by this status, or with its refusal.
//
// **Runs on:** any; what it returns on the request's goroutine.
func AnswerRequest[T any](host *web.Host, status int,
	serve func(*web.Host, http.ResponseWriter, *http.Request) (T, *web.Refusal)) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, refusal := serve(host, w, r)
		if refusal != nil {
			refuse_request.RefuseRequest(host, w, *refusal)
			return
		}
		write_json.WriteJSON(w, status, body)
	}
}
