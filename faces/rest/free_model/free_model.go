// Package free_model frees the model for a client.
package free_model

import (
	"net/http"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_model"
)

// FreeModel frees the model that is loaded, whose generations end, and returns when that is done. It answers POST
// /v1/models/unload.
//
// **Runs on:** the request's goroutine.
func FreeModel(host *web.Host, _ http.ResponseWriter, r *http.Request) (status stream.Status,
	refusal *web.Refusal) {
	if !host.Models.Allowed {
		return status, refuse_model.RefuseModel(web.ErrForbidden)
	}
	if err := host.Models.Unload(r.Context()); err != nil {
		return status, refuse_model.RefuseModel(err)
	}
	return stream.Status{Type: stream.TypeStatus, Operation: stream.OperationUnloading,
		Message: "The model is unloaded."}, nil
}
