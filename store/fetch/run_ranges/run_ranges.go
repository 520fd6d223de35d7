// Package run_ranges downloads the ranges of a file.
package run_ranges

import (
	"context"
	"sync"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/count_ranges"
	"rkllmd/store/fetch/take_ranges"
)

// RunRanges downloads what of part's ranges is not there yet, over several connections, and returns when all have
// ended. The first error ends the others.
//
// **Runs on:** any thread that may wait.
func RunRanges(ctx context.Context, part *fetch.Part) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	var workers sync.WaitGroup
	for range min(part.Job.Connections, count_ranges.CountRanges(part.Plan)) {
		workers.Add(1)
		go func() {
			defer workers.Done()
			if err := take_ranges.TakeRanges(ctx, part); err != nil {
				cancel(err)
			}
		}()
	}
	workers.Wait()
	return context.Cause(ctx)
}
