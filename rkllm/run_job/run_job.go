// Package run_job makes the call of a job and has it answered.
package run_job

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_job"
	"rkllmd/rkllm/call/keep_call"
)

// RunJob makes the call of the current job, ends its time as the current one, and then calls its Finish: whoever reads
// the answer finds the runtime ready for the next call.
//
// **Runs on:** the worker. It takes as long as the call does. **Holds:** at the end, for an instant, HandleLock for
// writing (no abort meant for this job is on its way any more) and Runtime.Mu.
func RunJob(rt *rkllm.Runtime, job *rkllm.Job) {
	paths := call_job.CallJob(rt, job)
	keep_call.KeepCall(rt, job, paths)
	rt.HandleLock.Lock()
	rt.Mu.Lock()
	rt.Current = nil
	rt.Loaded = rt.Handle != 0
	rt.Mu.Unlock()
	rt.HandleLock.Unlock()
	if job.Canceled.Load() && !job.Answered {
		job.Result, job.Err = nil, rkllm.ErrRequestCanceled
	}
	job.Finish(job)
}
