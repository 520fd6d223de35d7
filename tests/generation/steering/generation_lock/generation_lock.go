// Package generation_lock steers a run from within what steers it.
package generation_lock

import "rkllmd/generation"

// GenerationLock returns a function that needs Run.Mu, as the sink of a run does whose library waits for its callback,
// and then calls next.
//
// **Runs on:** any thread.
func GenerationLock(next func(*generation.Run)) func(*generation.Run) {
	return func(run *generation.Run) {
		run.Mu.Lock()
		defer run.Mu.Unlock()
		next(run)
	}
}
