// Package handle_count answers requests that want tokens counted.
package handle_count

import (
	"net/http"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/count_prompt"
	"rkllmd/faces/anthropic/send_refusal"
	"rkllmd/faces/anthropic/take_body"
	"rkllmd/faces/openai/open_model"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
	"rkllmd/models/release_stay"
)

// HandleCount returns the handler of POST /v1/messages/count_tokens: the prompt is written, and not given to the model.
// It waits for a model that is being loaded.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleCount(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body := take_body.TakeBody(host, w, r, true)
		if body == nil {
			return
		}
		stay, refusal := open_model.OpenModel(r.Context(), host, body.Model)
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		defer release_stay.ReleaseStay(stay)
		count, refusal := count_prompt.CountPrompt(host, stay.Hub, body)
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		write_json.WriteJSON(w, http.StatusOK, anthropic.Count{InputTokens: count})
	}
}
