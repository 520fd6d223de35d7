// Package open_model gets a request its model.
package open_model

import (
	"errors"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/refuse_unknown"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/open_stay"
)

// OpenModel returns where a request finds the model that it asks for by name (find_model). The caller owes
// release_stay.
//
// **Runs on:** the request's goroutine. It does not wait for the model.
func OpenModel(host *web.Host, name string) (*models.Stay, *openai.Refusal) {
	stay, err := open_stay.OpenStay(host.Table, host.Hub, name)
	if !errors.Is(err, generation.ErrNotFound) {
		if err != nil {
			return nil, convert_failure.ConvertFailure(err)
		}
		return stay, nil
	}
	return nil, refuse_unknown.RefuseUnknown(err)
}
