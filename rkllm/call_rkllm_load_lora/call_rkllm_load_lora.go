// Package call_rkllm_load_lora calls rkllm_load_lora.
package call_rkllm_load_lora

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_two"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/start_call"
)

// CallRkllmLoadLora loads a LoRA adapter, which runs can then name in lora_params. job.C[1] is the RKLLMLoraAdapter,
// prepared by prepare_load_lora.
//
// **Runs on:** the worker. Follows rkllm_load_lora of the header. Errors: those of start_call; what the C function
// returns unless 0.
func CallRkllmLoadLora(rt *rkllm.Runtime, job *rkllm.Job) {
	function := rt.Serving.Load().LoadLora
	if start_call.StartCall(rt, job, function) {
		finish_call.FinishCall(rt, job, call_with_two.CallWithTwo(function, rt.Handle, uintptr(job.C[1])))
	}
}
