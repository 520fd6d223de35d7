// Package abort_rkllm_run aborts a run over a vendor's library.
package abort_rkllm_run

import (
	"slices"

	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/stop_run"
)

// AbortRkllmRun returns Backend.Abort over rt: a run in the queue is taken out and ended, one at the library is aborted. Nobody waits for that:
// a library may have its rkllm_abort wait for its callback, and that for whatever the caller holds.
//
// **Runs on:** any. **Holds:** takes Runtime.Mu.
func AbortRkllmRun(rt *rkllm.Runtime) func(*generation.Run) {
	return func(run *generation.Run) {
		call := run.Call.(*generation.RkllmCall)
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
		go stop_run.StopRun(rt, call.Job)
	}
}
