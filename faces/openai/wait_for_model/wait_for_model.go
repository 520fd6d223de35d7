// Package wait_for_model waits for a model that is being loaded.
package wait_for_model

import (
	"context"
	"fmt"

	"rkllmd/faces/stream/watch_loading"
	"rkllmd/faces/web"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// WaitForModel waits until no model is being loaded. Errors: generation.ErrClosed, context.DeadlineExceeded.
//
// **Runs on:** the request's goroutine.
func WaitForModel(ctx context.Context, hub *generation.Hub) error {
	for _, err := range watch_loading.WatchLoading(ctx, hub, web.PollTime) {
		if err != nil && ctx.Err() != nil {
			return fmt.Errorf("the model is still being loaded: %w", err)
		}
		if err != nil {
			return name_error.NameError(generation.ErrClosed, "the model could not be loaded: %w", err)
		}
	}
	return nil
}
