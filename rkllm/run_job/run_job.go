// Package run_job makes the call of a job and has it answered.
package run_job

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_paths"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/close_paths"
	"rkllmd/rkllm/call/keep_paths"
	"rkllmd/rkllm/call/set_call"
)

// RunJob makes the call of the current job, ends its time as the current one, and then calls its Finish: whoever reads
// the answer finds the runtime ready for the next call.
//
// **Runs on:** the worker. It takes as long as the call does. **Holds:** at the end, for an instant, HandleLock for
// writing (no abort meant for this job is on its way any more) and Runtime.Mu.
func RunJob(rt *rkllm.Runtime, job *rkllm.Job) {
	job.Memory.Arena = rt.Library.Arena // of what the call itself needs
	paths := job.Memory.Paths           // the memory may be the model's when the call has ended
	if job.Err = check_paths.CheckPaths(&job.Memory, rt.Limits.AllowedRoots, rt.Library.Builtins); job.Err == nil {
		keep_paths.KeepPaths(paths)
		function := job.Function
		if function == "rkllm_run_async" && rt.Library.RunAsyncBroken {
			function = "rkllm_run" // this is what call_rkllm_run_async calls
		}
		call := set_call.SetCall(rt.Library, function)
		job.Call(rt, job)
		clear_call.ClearCall(call)
	}
	close_paths.ClosePaths(paths)
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
