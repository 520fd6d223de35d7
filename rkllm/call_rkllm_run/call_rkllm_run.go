// Package call_rkllm_run calls rkllm_run.
package call_rkllm_run

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_four"
	"rkllmd/rkllm/finish_run"
	"rkllmd/rkllm/run/start_run"
)

// CallRkllmRun runs an inference and returns when it has ended; the answer is gathered from the callbacks. job.C[1]
// and job.C[2] are RKLLMInput and RKLLMInferParam, prepared by prepare_run; job.Context is made by
// create_callback_context.
//
// **Runs on:** the worker. Follows rkllm_run of the header. Errors: those of start_run and finish_run.
func CallRkllmRun(rt *rkllm.Runtime, job *rkllm.Job) {
	if start_run.StartRun(rt, job, rt.Serving.Load().Run) {
		input, param := uintptr(job.C[1]), uintptr(job.C[2])
		code := call_with_four.CallWithFour(rt.Serving.Load().Run, rt.Handle, input, param, job.Context.Handle)
		finish_run.FinishRun(rt, job, code, rt.IsAsync)
	}
}
