// Package get_model gets the backend of a model.
package get_model

import (
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/is_model"
	"rkllmd/faces/openai/refuse_model"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
)

// GetModel returns the backend of hub, where the model that was asked for by name is found (open_model). Where models
// have no names, hub is that of the model that is loaded, whose name is looked at here.
//
// **Runs on:** the request's goroutine. The backend may have to be made.
func GetModel(host *web.Host, hub *generation.Hub, name string) (*generation.Backend, *openai.Refusal) {
	backend, err := get_backend.GetBackend(hub)
	if err != nil {
		return nil, convert_failure.ConvertFailure(err)
	}
	if host.Table == nil && hub == host.Hub && !is_model.IsModel(backend.Model, name) {
		return nil, refuse_model.RefuseModel(backend.Model, name)
	}
	return backend, nil
}
