// Package open_model gets a request its model.
package open_model

import (
	"context"
	"errors"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/refuse_unknown"
	"rkllmd/faces/openai/wait_for_model"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/open_stay"
)

// OpenModel returns where a request finds the model that it asks for by name (find_model), once that is loaded. The
// caller owes release_stay.
//
// **Runs on:** the request's goroutine. It waits for the load, until ctx ends.
func OpenModel(ctx context.Context, host *web.Host, name string) (*models.Stay, *openai.Refusal) {
	stay, err := open_stay.OpenStay(host.Table, host.Hub, name)
	switch {
	case errors.Is(err, generation.ErrNotFound):
		return nil, refuse_unknown.RefuseUnknown(err)
	case err != nil:
		return nil, convert_failure.ConvertFailure(err)
	}
	return wait_for_model.WaitForModel(ctx, stay)
}
