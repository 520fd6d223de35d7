// Package handle_post answers a request with what a function returns.
package handle_post

import (
	"net/http"

	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
	"rkllmd/faces/web/write_json"
)

// HandlePost returns the handler that answers with what serve returns, by this status, or with its refusal.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandlePost[T any](host *web.Host, status int,
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
