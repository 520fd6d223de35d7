// Package find_loading looks how far the loading of a model is.
package find_loading

import (
	"math"
	"time"

	"rkllmd/generation"
)

// FindLoading returns the loading that is in progress, how much of it is done, 0 to 1, and how long the rest will take
// at the speed so far; 0: that cannot be told yet. nil: none is in progress.
//
// **Runs on:** any thread.
func FindLoading(h *generation.Hub) (loading *generation.Loading, done float64, rest time.Duration) {
	loading = h.Loading.Load()
	if loading == nil {
		return nil, 0, 0
	}
	select {
	case <-loading.Ended:
		return nil, 0, 0
	default:
	}
	done = float64(math.Float32frombits(loading.Done.Load()))
	if done > 0 {
		rest = time.Duration(float64(time.Since(loading.Started)) * (1 - done) / done)
	}
	return loading, done, rest
}
