// Package call_rkllm_set_cross_attn_params calls rkllm_set_cross_attn_params.
package call_rkllm_set_cross_attn_params

/*
#include <stddef.h>
int rkllmd_call_rkllm_set_cross_attn_params(void *function, size_t handle, void *cross_attn_params);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/finish_call"
	"rkllmd/rkllm/start_call"
)

// CallRkllmSetCrossAttnParams sets the cross attention of the runs that follow. job.C[1] is the RKLLMCrossAttnParam, prepared by
// prepare_set_cross_attn_params. Its memory is kept until the next one or destroy, because the library may keep pointers to it.
//
// **Runs on:** worker. Follows rkllm_set_cross_attn_params of the header. Errors: those of start_call; what the C function
// returns unless 0.
func CallRkllmSetCrossAttnParams(rt *rkllm.Runtime, job *rkllm.Job) {
	if !start_call.StartCall(rt, job, rt.Library.SetCrossAttnParams) {
		return
	}
	code := C.rkllmd_call_rkllm_set_cross_attn_params(rt.Library.SetCrossAttnParams, C.size_t(rt.Handle), job.C[1])
	finish_call.FinishCall(rt, job, int32(code))
	if code == 0 {
		rt.CrossAttnMemory, job.Memory = job.Memory, rt.CrossAttnMemory // the former is freed with the job
	}
}
