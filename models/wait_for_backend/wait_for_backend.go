// Package wait_for_backend waits for a model to be loaded.
package wait_for_backend

import (
	"context"

	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/models"
)

// WaitForBackend returns the backend over the model of stay as soon as it is loaded. It does not wait for the model
// that rkllm.init loads: that is there or is not.
//
// **Runs on:** any thread that may wait. Errors: ctx's; get_backend's; generation.ErrClosed where the model could not
// be loaded.
func WaitForBackend(ctx context.Context, stay *models.Stay) (*generation.Backend, error) {
	if stay.Model != nil {
		select {
		case <-stay.Hub.Loading.Load().Ended:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	return get_backend.GetBackend(stay.Hub)
}
