// Package unload_model frees the model for a client.
package unload_model

import (
	"net/http"

	"rkllmd/completion"
	"rkllmd/web"
	"rkllmd/web/refuse_model"
)

// UnloadModel frees the model that is loaded, whose generations end, and returns when that is done. It answers POST
// /v1/models/unload.
//
// **Runs on:** the request's goroutine.
func UnloadModel(host *web.Host, _ http.ResponseWriter, r *http.Request) (status completion.Status,
	refusal *web.Refusal) {
	if !host.Models.Allowed {
		return status, refuse_model.RefuseModel(web.ErrForbidden)
	}
	if err := host.Models.Unload(r.Context()); err != nil {
		return status, refuse_model.RefuseModel(err)
	}
	return completion.Status{Type: completion.TypeStatus, Operation: completion.OperationUnloading,
		Message: "The model is unloaded."}, nil
}
