// Package call_rkllm_run has a vendor's library carry out a run.
package call_rkllm_run

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/library"
	"rkllmd/generation/run/deliver_queued"
	"rkllmd/rkllm"
	"rkllmd/rkllm/call_rkllm_run_async"
)

// CallRkllmRun returns the Job.Call of run: its turn has come.
//
// **Runs on:** any thread. What it returns runs on the worker, as long as the run takes.
func CallRkllmRun(run *generation.Run) func(*rkllm.Runtime, *rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) {
		run.Call.(*library.RkllmCall).Began = time.Now()
		deliver_queued.DeliverQueued(run, 0)
		call_rkllm_run_async.CallRkllmRunAsync(rt, job)
	}
}
