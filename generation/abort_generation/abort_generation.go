// Package abort_generation ends a run before its time.
package abort_generation

import "rkllmd/generation"

// AbortGeneration asks run to end with ReasonAbort, while it waits or within one token; it does not wait for that. One that has ended is left
// alone; one that start_generation has not yet begun never does.
//
// **Runs on:** any thread, the run's sink included.
func AbortGeneration(run *generation.Run) {
	run.Mu.Lock()
	defer run.Mu.Unlock()
	if run.Ended || run.Aborted {
		return
	}
	run.Aborted = true
	if run.Begun {
		run.Backend.Abort(run)
	}
}
