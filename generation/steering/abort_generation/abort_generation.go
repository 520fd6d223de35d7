// Package abort_generation ends a run before its time.
package abort_generation

import "rkllmd/generation"

// AbortGeneration asks run to end with ReasonAbort, while it waits or within one token; it does not wait for that. A
// run that has ended is left as it is. A run that start_generation has not begun yet will never begin.
//
// **Runs on:** any thread. The run's sink may call it. **Holds:** Run.Mu, not while the backend aborts: a library may
// wait for its callback then, and the sink may steer its run.
func AbortGeneration(run *generation.Run) {
	run.Mu.Lock()
	first := !run.Ended && !run.Aborted
	run.Aborted = run.Aborted || first
	begun := run.Begun
	run.Mu.Unlock()
	if first && begun {
		run.Backend.Abort(run)
	}
}
