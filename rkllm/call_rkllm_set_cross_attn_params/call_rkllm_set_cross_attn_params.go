// Package call_rkllm_set_cross_attn_params calls rkllm_set_cross_attn_params.
package call_rkllm_set_cross_attn_params

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_two"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/start_call"
)

// CallRkllmSetCrossAttnParams sets the cross attention of the runs that follow. job.C[1] is the RKLLMCrossAttnParam,
// prepared by prepare_set_cross_attn_params. Its memory is kept until the next one or destroy, because the library may
// keep pointers to it.
//
// **Runs on:** the worker. Follows rkllm_set_cross_attn_params of the header. Errors: those of start_call; what the C
// function returns unless 0.
func CallRkllmSetCrossAttnParams(rt *rkllm.Runtime, job *rkllm.Job) {
	if !start_call.StartCall(rt, job, rt.Serving.Load().SetCrossAttnParams) {
		return
	}
	code := call_with_two.CallWithTwo(rt.Serving.Load().SetCrossAttnParams, rt.Handle, uintptr(job.C[1]))
	finish_call.FinishCall(rt, job, code)
	if code == 0 {
		rt.CrossAttnMemory, job.Memory = job.Memory, rt.CrossAttnMemory // the former is freed with the job
	}
}
