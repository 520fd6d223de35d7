// Package note_progress notes how far the loading of a model is.
package note_progress

import (
	"math"

	"rkllmd/generation"
)

// NoteProgress returns a CallbackContext.Progress that keeps loading up to date.
//
// **Runs on:** any; what it returns on the worker.
func NoteProgress(loading *generation.Loading) func(float32) {
	return func(done float32) { loading.Done.Store(math.Float32bits(done)) }
}
