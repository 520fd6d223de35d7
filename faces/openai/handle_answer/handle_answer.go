// Package handle_answer answers requests for answers.
package handle_answer

import (
	"net/http"

	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/openai/serve_answer"
	"rkllmd/faces/openai/take_body"
	"rkllmd/faces/web"
)

// HandleAnswer returns the handler of POST /v1/chat/completions (chat), or of POST /v1/completions.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleAnswer(host *web.Host, chat bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, refusal := take_body.TakeBody(host, w, r, chat)
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		serve_answer.ServeAnswer(host, w, r, body, chat)
	}
}
