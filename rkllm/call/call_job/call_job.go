// Package call_job makes the call of a job.
package call_job

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/check_paths"
	"rkllmd/rkllm/call/clear_call"
	"rkllmd/rkllm/call/close_paths"
	"rkllmd/rkllm/call/keep_paths"
	"rkllmd/rkllm/call/prepare_again"
	"rkllmd/rkllm/call/set_call"
)

// CallJob checks the files that the arguments of job name, and makes its call with them held open: job.Result or
// job.Err is what has come of it. It returns these files, which are closed then. Arguments that were prepared for
// another version of the library than the one that serves now are prepared again; rkllm_init sees to its own.
//
// **Runs on:** the worker. It takes as long as the call does.
func CallJob(rt *rkllm.Runtime, job *rkllm.Job) []rkllm.Path {
	serving := rt.Serving.Load()
	if job.Prepare != nil && job.Library != serving && job.Function != "rkllm_init" {
		if job.Err = prepare_again.PrepareAgain(serving, job); job.Err != nil {
			return nil
		}
	}
	if job.Library == nil { // otherwise its memory has the arena of that library
		job.Memory.Arena = serving.Arena
	}
	paths := job.Memory.Paths // the memory may be the model's when the call has ended
	if job.Err = check_paths.CheckPaths(&job.Memory, rt.Limits.AllowedRoots, serving.Builtins); job.Err == nil {
		keep_paths.KeepPaths(paths)
		function := job.Function
		if function == "rkllm_run_async" && serving.RunAsyncBroken {
			function = "rkllm_run" // this is what call_rkllm_run_async calls
		}
		call := set_call.SetCall(serving, function)
		job.Call(rt, job)
		clear_call.ClearCall(call)
	}
	close_paths.ClosePaths(paths)
	return paths
}
