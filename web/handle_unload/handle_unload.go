// Package handle_unload answers POST /v1/models/unload.
package handle_unload

import (
	"net/http"

	"rkllmd/completion"
	"rkllmd/web"
	"rkllmd/web/refuse_model"
	"rkllmd/web/refuse_request"
	"rkllmd/web/write_json"
)

// HandleUnload returns the handler of POST /v1/models/unload: it frees the model that is loaded, whose generations end, and answers when that is done.
//
// **Runs on:** any; what it returns on the request's goroutine.
func HandleUnload(host *web.Host) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		err := web.ErrForbidden
		if host.Models.Allowed {
			err = host.Models.Unload(r.Context())
		}
		if err != nil {
			refusal := refuse_model.RefuseModel(err)
			refuse_request.RefuseRequest(host, w, *refusal)
			return
		}
		write_json.WriteJSON(w, http.StatusOK, completion.Status{Type: completion.TypeStatus, Operation: completion.OperationUnloading, Message: "The model is unloaded."})
	}
}
