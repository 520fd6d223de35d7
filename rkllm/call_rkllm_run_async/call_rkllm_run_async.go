// Package call_rkllm_run_async calls rkllm_run_async.
package call_rkllm_run_async

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/rkllm/finish_run"
	"rkllmd/rkllm/run/start_run"
)

// CallRkllmRunAsync starts an inference and waits for its last callback; the callbacks stream the answer. job.C[1] and
// job.C[2] are RKLLMInput and RKLLMInferParam, prepared by prepare_run; job.Context is made by
// create_callback_context. Where the library's rkllm_run_async is broken, rkllm_run is called in its place: it has the
// same arguments, and the worker is a thread of its own anyway.
//
// **Runs on:** the worker. Follows rkllm_run_async of the header. Errors: those of start_run and finish_run.
func CallRkllmRunAsync(rt *rkllm.Runtime, job *rkllm.Job) {
	function, async := rt.Serving.Load().RunAsync, true
	if rt.Serving.Load().RunAsyncBroken {
		function, async = rt.Serving.Load().Run, rt.IsAsync
	}
	if start_run.StartRun(rt, job, function) {
		input, param := uintptr(job.C[1]), uintptr(job.C[2])
		code := call_with_four.CallWithFour(function, rt.Handle, input, param, job.Context.Handle)
		finish_run.FinishRun(rt, job, code, async)
	}
}
