// Package handle_delete removes models for clients.
package handle_delete

import (
	"cmp"
	"fmt"
	"net/http"

	"rkllmd/faces/ollama/send_refusal"
	"rkllmd/faces/ollama/take_model"
	"rkllmd/faces/openai"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
)

// HandleDelete returns the handler of DELETE /api/delete: a model of the store is removed where the operator lets
// clients have models fetched. Others are files that the operator has named.
//
// **Runs on:** any thread. What it returns runs on the request's goroutine.
func HandleDelete(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		entry, body, refusal := take_model.TakeModel(host, w, r)
		if refusal == nil && host.Store.Remove == nil {
			refusal = &openai.Refusal{Status: http.StatusBadRequest, Name: string(stream.ErrorInvalidRequest),
				Fault: openai.Fault{Message: "clients may not remove models: on the machine rkllmd rm does it, and " +
					"--http-pull (RKLLMD_HTTP_PULL) lets clients do it"}}
		}
		if refusal == nil && (entry.Backend != nil || !entry.Stored) {
			refusal = &openai.Refusal{Status: http.StatusBadRequest, Name: string(stream.ErrorInvalidRequest),
				Fault: openai.Fault{Message: fmt.Sprintf("model '%.80s' is loaded, or was named by the operator with "+
					"--model, --named-model or --alias: it stays", entry.Name)}}
		}
		if refusal == nil {
			if err := host.Store.Remove(cmp.Or(body.Model, body.Name)); err != nil {
				refusal = &openai.Refusal{Status: http.StatusBadRequest, Name: string(stream.ErrorInvalidRequest),
					Fault: openai.Fault{Message: err.Error()}}
			}
		}
		if refusal != nil {
			send_refusal.SendRefusal(host, w, refusal)
			return
		}
		w.WriteHeader(http.StatusOK)
	}
}
