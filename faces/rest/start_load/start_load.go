// Package start_load begins to load a model for a client.
package start_load

import (
	"fmt"
	"net/http"
	"path/filepath"

	"rkllmd/engine"
	"rkllmd/faces/rest"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/parse_post"
	"rkllmd/faces/web/refuse_model"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// StartLoad begins to load the model that was posted, and does not wait for that: GET /v1/models/progress tells. It
// answers POST /v1/models/load.
//
// **Runs on:** the request's goroutine.
func StartLoad(host *web.Host, w http.ResponseWriter, r *http.Request) (status stream.Status,
	refusal *web.Refusal) {
	if !host.Models.Allowed {
		return status, refuse_model.RefuseModel(web.ErrForbidden)
	}
	var body rest.LoadBody
	if refusal = parse_post.ParsePost(host, w, r, &body); refusal != nil {
		return status, refusal
	}
	if body.Path == "" {
		return status, refuse_model.RefuseModel(name_error.NameError(generation.ErrInvalid,
			`"model_path" is missing: give the absolute path of a model, or one of those that GET /v1/models lists`))
	}
	if body.Context < 0 || body.Context > engine.MaxContext {
		return status, refuse_model.RefuseModel(name_error.NameError(generation.ErrInvalid,
			`"max_context_len" is %d; it must be 1 to %d tokens, or 0 for as many as suit the model`,
			body.Context, engine.MaxContext))
	}
	if err := host.Models.Load(body.Path, body.Context); err != nil {
		return status, refuse_model.RefuseModel(err)
	}
	name := filepath.Base(body.Path)
	return stream.Status{Type: stream.TypeStatus, Operation: stream.OperationLoading, Model: name,
		Progress: new(float64), Message: fmt.Sprintf("Loading %s.", name)}, nil
}
