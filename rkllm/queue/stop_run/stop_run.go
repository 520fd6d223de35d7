// Package stop_run ends a run for certain.
package stop_run

import (
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/abort_run"
)

// StopRun has rkllm_abort called for the run of job, unless it is over already. The call can come too early: the run
// has been handed to the library, which has not begun it yet and so has nothing to abort. That is why it is repeated,
// every rkllm.AbortPeriod, until the run ends. All these calls are made by a goroutine of their own: a vendor's
// rkllm_abort may wait for the run, and so for the callback that wants to stop it, or for ever. code, unless nil, has
// room for one: what the first call returns, 0 when there was none.
//
// **Runs on:** any thread. It does not wait, neither for the run nor for the library. **Holds:** Runtime.Mu, for a
// moment.
func StopRun(rt *rkllm.Runtime, job *rkllm.Job, code chan<- int32) {
	rt.Mu.Lock()
	over := rt.Current != job || job.Context.Ended.Load() || rt.Serving.Load().Abort == nil
	rt.Mu.Unlock()
	first := !over && job.Aborting.CompareAndSwap(false, true)
	if !first && code == nil {
		return
	}
	go func() {
		answer, hit := abort_run.AbortRun(rt, job)
		if code != nil {
			code <- answer
		}
		for hit && first {
			time.Sleep(rkllm.AbortPeriod)
			_, hit = abort_run.AbortRun(rt, job)
		}
	}()
}
