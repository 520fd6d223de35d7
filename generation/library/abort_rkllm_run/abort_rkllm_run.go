// Package abort_rkllm_run aborts a run over a vendor's library.
package abort_rkllm_run

import (
	"slices"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/stop_run"
)

// AbortRkllmRun returns Backend.Abort over rt: a run in the queue is taken out and ended, one at the library is
// aborted. The caller does not wait for that (stop_run): a library's rkllm_abort may wait for its callback, and the
// callback may wait for a lock that the caller holds.
//
// **Runs on:** any thread. **Holds:** takes Runtime.Mu.
func AbortRkllmRun(rt *rkllm.Runtime) func(*generation.Run) {
	return func(run *generation.Run) {
		call := run.Call.(*library.RkllmCall)
		call.Aborted.Store(true)
		rt.Mu.Lock()
		at := slices.Index(rt.Queue, call.Job)
		if at >= 0 {
			rt.Queue = slices.Delete(rt.Queue, at, at+1)
		}
		rt.Mu.Unlock()
		if at >= 0 {
			go call.Job.Finish(call.Job) // events never come from within a verb
			return
		}
		stop_run.StopRun(rt, call.Job, nil)
	}
}
