// Package free_model frees a model for a client.
package free_model

import (
	"net/http"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/end_named"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/parse_post"
	"rkllmd/faces/web/refuse_model"
	"rkllmd/models/find_model"
)

// FreeModel frees the model that rkllm.init has loaded, whose generations end, and returns when that is done; where the
// body names another one, that goes when its generations have ended (end_named). It answers POST /v1/models/unload.
//
// **Runs on:** the request's goroutine.
func FreeModel(host *web.Host, w http.ResponseWriter, r *http.Request) (status stream.Status,
	refusal *web.Refusal) {
	var body rest.UnloadBody
	if r.ContentLength != 0 {
		if refusal = parse_post.ParsePost(host, w, r, &body); refusal != nil {
			return status, refusal
		}
	}
	status = stream.Status{Type: stream.TypeStatus, Operation: stream.OperationUnloading,
		Message: "The model is unloaded."}
	if body.Model != "" {
		model, err := find_model.FindModel(host.Table, host.Hub, body.Model)
		if err != nil {
			return status, refuse_model.RefuseModel(err)
		}
		if model != nil {
			status.Message = "The model is unloaded when its answers have ended."
			return status, end_named.EndNamed(host, model)
		}
	}
	if !host.Models.Allowed {
		return status, refuse_model.RefuseModel(web.ErrForbidden)
	}
	if err := host.Models.Unload(r.Context()); err != nil {
		return status, refuse_model.RefuseModel(err)
	}
	return status, nil
}
