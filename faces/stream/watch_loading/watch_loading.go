// Package watch_loading waits for a model that is being loaded.
package watch_loading

import (
	"context"
	"iter"
	"time"

	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/generation/hub/find_loading"
)

// WatchLoading walks over how far the loading of a model is, now and after each pause, until no model is being
// loaded. With an error it ends: why the loading has failed, or ctx's.
//
// **Runs on:** any thread. What it returns runs on a goroutine that may wait.
func WatchLoading(
	ctx context.Context, hub *generation.Hub, pause time.Duration,
) iter.Seq2[stream.LoadingStep, error] {
	return func(yield func(stream.LoadingStep, error) bool) {
		for {
			loading, done, rest := find_loading.FindLoading(hub)
			step := stream.LoadingStep{Loading: loading, Done: done, Rest: rest}
			if loading == nil || !yield(step, nil) {
				return
			}
			var failure error
			select {
			case <-time.After(pause):
			case <-loading.Ended:
				failure = loading.Err
			case <-ctx.Done():
				failure = ctx.Err()
			}
			if failure != nil {
				yield(step, failure)
				return
			}
		}
	}
}
