// Package abort_rkllm_run aborts a run over a vendor's library.
package abort_rkllm_run

import (
	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/library/abort_job"
	"rkllmd/rkllm"
)

// AbortRkllmRun returns Backend.Abort over rt: a run in the queue is taken out and ended, one at the library is
// aborted. The caller does not wait for that (abort_job).
//
// **Runs on:** any thread. **Holds:** takes Runtime.Mu.
func AbortRkllmRun(rt *rkllm.Runtime) func(*generation.Run) {
	return func(run *generation.Run) {
		call := run.Call.(*library.RkllmCall)
		call.Aborted.Store(true)
		abort_job.AbortJob(rt, call.Job)
	}
}
