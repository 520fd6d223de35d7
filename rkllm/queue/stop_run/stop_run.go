// Package stop_run ends a run for certain.
package stop_run

import (
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/abort_run"
)

// StopRun calls rkllm_abort for the run of job and returns what that returns, 0 when the run is over already. The call
// can come too early: the run has been handed to the library, which has not begun it yet and so has nothing to abort.
// That is why it is repeated, every rkllm.AbortPeriod, until the run ends.
//
// **Runs on:** any thread. It does not wait for the run. **Holds:** what abort_run holds.
func StopRun(rt *rkllm.Runtime, job *rkllm.Job) int32 {
	code, hit := abort_run.AbortRun(rt, job)
	if hit && job.Aborting.CompareAndSwap(false, true) {
		go func() {
			for hit {
				time.Sleep(rkllm.AbortPeriod)
				_, hit = abort_run.AbortRun(rt, job)
			}
		}()
	}
	return code
}
