// Package call_rkllm_run calls rkllm_run.
package call_rkllm_run

/*
#include <stddef.h>
int rkllmd_call_rkllm_run(void *function, size_t handle, void *rkllm_input, void *rkllm_infer_params, size_t userdata);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/begin_run"
	"rkllmd/rkllm/finish_run"
)

// CallRkllmRun runs an inference and returns when it has ended; the answer is gathered from the callbacks. job.C[1] and
// job.C[2] are RKLLMInput and RKLLMInferParam, prepared by prepare_run; job.Context is made by create_callback_context.
//
// **Runs on:** worker. Follows rkllm_run of the header. Errors: those of begin_run and finish_run.
func CallRkllmRun(rt *rkllm.Runtime, job *rkllm.Job) {
	if begin_run.BeginRun(rt, job, rt.Library.Run) {
		code := C.rkllmd_call_rkllm_run(rt.Library.Run, C.size_t(rt.Handle), job.C[1], job.C[2], C.size_t(job.Context.Handle))
		finish_run.FinishRun(rt, job, int32(code), rt.IsAsync)
	}
}
