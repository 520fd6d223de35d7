// Package call_rkllm_load_prompt_cache calls rkllm_load_prompt_cache.
package call_rkllm_load_prompt_cache

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_two"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/start_call"
)

// CallRkllmLoadPromptCache loads a prompt cache from a file. job.C[1] is the path, prepared by
// prepare_load_prompt_cache.
//
// **Runs on:** the worker. Follows rkllm_load_prompt_cache of the header. Errors: those of start_call; what the C
// function returns unless 0.
func CallRkllmLoadPromptCache(rt *rkllm.Runtime, job *rkllm.Job) {
	if start_call.StartCall(rt, job, rt.Serving.Load().LoadPromptCache) {
		finish_call.FinishCall(rt, job, call_with_two.CallWithTwo(rt.Serving.Load().LoadPromptCache, rt.Handle,
			uintptr(job.C[1])))
	}
}
