// Package update_progress notes how far the loading of a model is.
package update_progress

import (
	"math"

	"rkllmd/generation"
)

// UpdateProgress returns a CallbackContext.Progress that keeps loading up to date.
//
// **Runs on:** any thread. What it returns runs on the worker.
func UpdateProgress(loading *generation.Loading) func(float32) {
	return func(done float32) { loading.Done.Store(math.Float32bits(done)) }
}
