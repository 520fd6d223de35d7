// Package find_backend finds what computes answers.
package find_backend

import (
	"strconv"

	"rkllmd/faces/ollama/refuse_model"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/is_model"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/models/name_model"
)

// FindBackend returns the backend over the model of hub, which a client asks for by name. The names of a table were
// looked at before (open_model).
//
// **Runs on:** the request's goroutine. The backend may have to be made.
func FindBackend(host *web.Host, hub *generation.Hub, name string) (*generation.Backend, *openai.Refusal) {
	backend, err := get_backend.GetBackend(hub)
	if err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	if host.Table == nil && !is_model.IsModel(backend.Model, name) {
		return nil, refuse_model.RefuseModel(name, strconv.Quote(name_model.NameModel(backend.Model)))
	}
	return backend, nil
}
