// Package handle_pull gets models for clients.
package handle_pull

import (
	"cmp"
	"net/http"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama/take_model"
	"rkllmd/faces/ollama_models"
	"rkllmd/faces/ollama_models/serve_pull"
	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
)

// HandlePull returns the handler of POST /api/pull: a model that is there needs no more, any other one is fetched where
// the operator lets clients do that.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandlePull(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		_, body, refusal := take_model.TakeModel(host, w, r)
		switch {
		case refusal == nil:
			write_json.WriteJSON(w, http.StatusOK, ollama.Status{Status: ollama_models.StatusSuccess})
		case refusal.Status == http.StatusNotFound && host.Store.Pull != nil:
			serve_pull.ServePull(host, w, r, cmp.Or(body.Model, body.Name), body.Stream == nil || *body.Stream)
		case refusal.Status == http.StatusNotFound:
			refusal.Status = http.StatusBadRequest
			refusal.Fault.Message += "; no model is fetched for clients here: on the machine rkllmd pull does it, " +
				"and --http-pull (RKLLMD_HTTP_PULL) lets clients do it"
			send_refusal.SendRefusal(host, w, refusal)
		default:
			send_refusal.SendRefusal(host, w, refusal)
		}
	}
}
