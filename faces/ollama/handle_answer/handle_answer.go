// Package handle_answer answers chats and prompts.
package handle_answer

import (
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/parse_body"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama/serve_answer"
	"rkllmd/faces/ollama/serve_load"
	"rkllmd/faces/ollama/take_body"
	"rkllmd/faces/openai/convert_refusal"
	"rkllmd/faces/stream/name_user"
	"rkllmd/faces/stream/refuse_turn"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_error"
)

// HandleAnswer returns the handler of POST /api/chat (chat), or of POST /api/generate. A request that is right counts
// against its client's rate.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleAnswer(host *web.Host, chat bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		text, refusal := take_body.TakeBody(host, w, r)
		var body *ollama.Body
		if refusal == nil {
			body, refusal = parse_body.ParseBody(text, chat)
		}
		if refusal == nil {
			user := name_user.NameUser(r.RemoteAddr)
			if failure := refuse_turn.RefuseTurn(host.Limiter, user, web.RateWords); failure != nil {
				refusal = convert_refusal.ConvertRefusal(refuse_error.RefuseError(*failure))
			}
		}
		switch {
		case refusal != nil:
			send_refusal.SendRefusal(host, w, refusal)
		case len(body.Talk) == 0 && body.Prompt == "":
			serve_load.ServeLoad(host, w, r, body, chat)
		default:
			serve_answer.ServeAnswer(host, w, r, body, chat)
		}
	}
}
