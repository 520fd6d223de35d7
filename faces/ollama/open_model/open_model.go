// Package open_model opens the model that a request names.
package open_model

import (
	"context"
	"errors"
	"time"

	"rkllmd/faces/ollama/refuse_model"
	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/openai/wait_for_model"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/models"
	"rkllmd/models/list_names"
	"rkllmd/models/name_main"
	"rkllmd/models/name_model"
	"rkllmd/models/open_stay"
	"rkllmd/models/set_keep"
)

// OpenModel returns where a request finds the model that it asks for by name (find_model), once that is loaded. The
// model stays for keep when the request is answered (set_keep). The caller owes release_stay.
//
// **Runs on:** the request's goroutine. It waits for the load, until ctx ends.
func OpenModel(ctx context.Context, host *web.Host, name string, keep *time.Duration) (*models.Stay, *openai.Refusal) {
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
	set_keep.SetKeep(stay, keep)
	return wait_for_model.WaitForModel(ctx, stay)
}
