// Package call_job makes the call of a job.
package call_job

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_paths"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/close_paths"
	"rkllmd/rkllm/call/keep_paths"
	"rkllmd/rkllm/call/set_call"
)

// CallJob checks the files that the arguments of job name, and makes its call with them held open: job.Result or
// job.Err is what has come of it. It returns these files, which are closed then.
//
// **Runs on:** the worker. It takes as long as the call does.
func CallJob(rt *rkllm.Runtime, job *rkllm.Job) []rkllm.Path {
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
	return paths
}
