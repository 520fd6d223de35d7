// Package call_rkllm_load_prompt_cache calls rkllm_load_prompt_cache.
package call_rkllm_load_prompt_cache

/*
#include <stddef.h>
int rkllmd_call_rkllm_load_prompt_cache(void *function, size_t handle, void *prompt_cache_path);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/finish_call"
	"rkllmd/rkllm/start_call"
)

// CallRkllmLoadPromptCache loads a prompt cache from a file. job.C[1] is the path, prepared by prepare_load_prompt_cache.
//
// **Runs on:** worker. Follows rkllm_load_prompt_cache of the header. Errors: those of start_call; what the C function returns unless 0.
func CallRkllmLoadPromptCache(rt *rkllm.Runtime, job *rkllm.Job) {
	if start_call.StartCall(rt, job, rt.Library.LoadPromptCache) {
		code := C.rkllmd_call_rkllm_load_prompt_cache(rt.Library.LoadPromptCache, C.size_t(rt.Handle), job.C[1])
		finish_call.FinishCall(rt, job, int32(code))
	}
}
