// Package call_rkllm_run_async calls rkllm_run_async.
package call_rkllm_run_async

/*
#include <stddef.h>
int rkllmd_call_rkllm_run_async(void *function, size_t handle, void *rkllm_input, void *rkllm_infer_params, size_t userdata);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/begin_run"
	"rkllmd/rkllm/finish_run"
)

// CallRkllmRunAsync starts an inference and waits for its last callback; the callbacks stream the answer. job.C[1] and
// job.C[2] are RKLLMInput and RKLLMInferParam, prepared by prepare_run; job.Context is made by create_callback_context.
// Vendor versions up to 1.2.1 are known to return 0 and never to call back: with them the worker waits for ever.
//
// **Runs on:** worker. Follows rkllm_run_async of the header. Errors: those of begin_run and finish_run.
func CallRkllmRunAsync(rt *rkllm.Runtime, job *rkllm.Job) {
	if begin_run.BeginRun(rt, job, rt.Library.RunAsync) {
		code := C.rkllmd_call_rkllm_run_async(rt.Library.RunAsync, C.size_t(rt.Handle), job.C[1], job.C[2], C.size_t(job.Context.Handle))
		finish_run.FinishRun(rt, job, int32(code), true)
	}
}
