// Package begin_load begins to load a model for a client.
package begin_load

import (
	"net/http"

	"rkllmd/completion/parse_object"
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/web"
	"rkllmd/web/read_body"
	"rkllmd/web/refuse_model"
)

// BeginLoad begins to load the model that was posted, and returns its path.
//
// **Runs on:** the request's goroutine.
func BeginLoad(host *web.Host, w http.ResponseWriter, r *http.Request) (string, *web.Refusal) {
	if !host.Models.Allowed {
		return "", refuse_model.RefuseModel(web.ErrForbidden)
	}
	text, refusal := read_body.ReadBody(w, r, host.Options.MaxMessageBytes)
	if refusal != nil {
		return "", refusal
	}
	var body web.LoadBody
	err := parse_object.ParseObject(text, &body)
	if err == nil && body.Path == "" {
		err = name_error.NameError(generation.ErrInvalid, `"model_path" is missing: give the absolute path of a model, or one of those that GET /v1/models lists`)
	}
	if err == nil && (body.Context < 0 || body.Context > engine.MaxContext) {
		err = name_error.NameError(generation.ErrInvalid, `"max_context_len" is %d; it must be 1 to %d tokens, or 0 for as many as suit the model`, body.Context, engine.MaxContext)
	}
	if err == nil {
		err = host.Models.Load(body.Path, body.Context)
	}
	if err != nil {
		return "", refuse_model.RefuseModel(err)
	}
	return body.Path, nil
}
