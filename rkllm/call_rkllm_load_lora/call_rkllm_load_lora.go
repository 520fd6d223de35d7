// Package call_rkllm_load_lora calls rkllm_load_lora.
package call_rkllm_load_lora

/*
#include <stddef.h>
int rkllmd_call_rkllm_load_lora(void *function, size_t handle, void *lora_adapter);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/finish_call"
	"rkllmd/rkllm/start_call"
)

// CallRkllmLoadLora loads a LoRA adapter, which runs can then name in lora_params. job.C[1] is the RKLLMLoraAdapter, prepared by prepare_load_lora.
//
// **Runs on:** worker. Follows rkllm_load_lora of the header. Errors: those of start_call; what the C function returns unless 0.
func CallRkllmLoadLora(rt *rkllm.Runtime, job *rkllm.Job) {
	if start_call.StartCall(rt, job, rt.Library.LoadLora) {
		code := C.rkllmd_call_rkllm_load_lora(rt.Library.LoadLora, C.size_t(rt.Handle), job.C[1])
		finish_call.FinishCall(rt, job, int32(code))
	}
}
