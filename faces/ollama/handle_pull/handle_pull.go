// Package handle_pull says whether a model is there.
package handle_pull

import (
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama/take_model"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// HandlePull returns the handler of POST /api/pull: a model that is there needs no more, any other one is not fetched.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandlePull(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		_, _, refusal := take_model.TakeModel(host, w, r)
		if refusal == nil {
			write_json.WriteJSON(w, http.StatusOK, ollama.Status{Status: "success"})
			return
		}
		if refusal.Status == http.StatusNotFound {
			refusal.Status = http.StatusBadRequest
			refusal.Fault.Message += "; no model is fetched from anywhere: put its file on this machine and give it " +
				"a name with --named-model NAME=PATH"
		}
		send_refusal.SendRefusal(host, w, refusal)
	}
}
