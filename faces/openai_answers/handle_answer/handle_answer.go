// Package handle_answer answers requests for answers.
package handle_answer

import (
	"net/http"

	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/openai/parse_body"
	"rkllmd/faces/openai/send_refusal"
	"rkllmd/faces/openai_answers/serve_answer"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
	"rkllmd/faces/web/refuse_error"
)

// HandleAnswer returns the handler of POST /v1/chat/completions (chat), or of POST /v1/completions. A request that is
// right counts against its client's rate.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleAnswer(host *web.Host, chat bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		text, refused := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
		if refused != nil {
			send_refusal.SendRefusal(host, w, convert_refusal.ConvertRefusal(*refused))
			return
		}
		body, refusal := parse_body.ParseBody(text, chat)
		if refusal == nil {
			user := name_user.NameUser(r.RemoteAddr)
			if failure := refuse_turn.RefuseTurn(host.Limiter, user, web.RateWords); failure != nil {
				refusal = convert_refusal.ConvertRefusal(refuse_error.RefuseError(*failure))
			}
		}
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		serve_answer.ServeAnswer(host, w, r, body, chat)
	}
}
