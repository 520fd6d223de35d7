// Package watch_loading waits for a model that is being loaded.
package watch_loading

import (
	"context"
	"iter"
	"time"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/generation/peek_loading"
)

// WatchLoading walks over how far the loading of a model is, now and after each pause, until no model is being
// loaded. With an error it ends: why the loading has failed, or ctx's.
//
// **Runs on:** any; what it returns on a goroutine that may wait.
func WatchLoading(
	ctx context.Context, hub *generation.Hub, pause time.Duration,
) iter.Seq2[completion.LoadingStep, error] {
	return func(yield func(completion.LoadingStep, error) bool) {
		for {
			loading, done, rest := peek_loading.PeekLoading(hub)
			step := completion.LoadingStep{Loading: loading, Done: done, Rest: rest}
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
