// Package open_model opens the model that a request names.
package open_model

import (
	"errors"

	"rkllmd/faces/ollama/refuse_model"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/list_names"
	"rkllmd/models/name_main"
	"rkllmd/models/name_model"
	"rkllmd/models/open_stay"
)

// OpenModel returns where a request finds the model that it asks for by name (find_model). The caller owes
// release_stay.
//
// **Runs on:** the request's goroutine. It does not wait for the model.
func OpenModel(host *web.Host, name string) (*models.Stay, *openai.Refusal) {
	stay, err := open_stay.OpenStay(host.Table, host.Hub, name)
	switch {
	case errors.Is(err, generation.ErrNotFound):
		path, title := name_main.NameMain(host.Hub)
		if path != "" {
			title = name_model.NameModel(generation.ModelInfo{Path: path})
		}
		return nil, refuse_model.RefuseModel(name, list_names.ListNames(host.Table, title))
	case err != nil:
		return nil, convert_failure.ConvertFailure(err)
	}
	return stay, nil
}
