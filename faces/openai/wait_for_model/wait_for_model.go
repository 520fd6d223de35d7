// Package wait_for_model waits for a model that is being loaded.
package wait_for_model

import (
	"context"
	"fmt"

	"rkllmd/faces/openai"
	"rkllmd/faces/openai/convert_failure"
	"rkllmd/faces/stream/watch_loading"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models"
	"rkllmd/models/release_stay"
)

// WaitForModel returns stay once its model is loaded. Where it cannot be loaded, or ctx ends before, the caller gets
// the refusal, and stay is released.
//
// **Runs on:** the request's goroutine.
func WaitForModel(ctx context.Context, stay *models.Stay) (*models.Stay, *openai.Refusal) {
	for _, err := range watch_loading.WatchLoading(ctx, stay.Hub, web.PollTime) {
		if err == nil {
			continue
		}
		release_stay.ReleaseStay(stay)
		if ctx.Err() != nil {
			return nil, convert_failure.ConvertFailure(fmt.Errorf("the model is still being loaded: %w", err))
		}
		return nil, convert_failure.ConvertFailure(name_error.NameError(generation.ErrClosed,
			"the model could not be loaded: %w", err))
	}
	return stay, nil
}
