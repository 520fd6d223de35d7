// Package wait_for_end waits for the last callback of a run.
package wait_for_end

import (
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_is_running"
)

// WaitForEnd waits until the last callback of job's run is through. A library may never make it: once the run has been
// aborted, and rkllm_is_running has then said no rkllm.LostChecks times in a row, the run counts as over and false is
// returned. Until somebody aborts such a run it is waited for: when it has only just been started, it is not running
// yet either. It is over, too, when the library's process has ended.
//
// **Runs on:** the worker.
func WaitForEnd(rt *rkllm.Runtime, job *rkllm.Job) bool {
	ticker := time.NewTicker(rkllm.LostPeriod)
	defer ticker.Stop()
	for idle := 0; idle < rkllm.LostChecks; {
		select {
		case <-job.Context.Done:
			return true
		case <-ticker.C:
		}
		probe := &rkllm.Job{Function: "rkllm_is_running"}
		if job.Aborting.Load() {
			call_rkllm_is_running.CallRkllmIsRunning(rt, probe)
		}
		if isolated := rt.Serving.Load().Isolated; isolated != nil && !isolated.IsAlive() {
			break
		}
		if idle++; string(probe.Result) != "0" {
			idle = 0
		}
	}
	if job.Context.Ended.CompareAndSwap(false, true) {
		return false
	}
	<-job.Context.Done
	return true
}
