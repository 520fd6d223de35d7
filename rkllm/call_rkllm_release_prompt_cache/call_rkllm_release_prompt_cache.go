// Package call_rkllm_release_prompt_cache calls rkllm_release_prompt_cache.
package call_rkllm_release_prompt_cache

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_with_one"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/start_call"
)

// CallRkllmReleasePromptCache lets go of the prompt cache that is loaded.
//
// **Runs on:** the worker. Follows rkllm_release_prompt_cache of the header. Errors: those of start_call; what the C
// function returns unless 0.
func CallRkllmReleasePromptCache(rt *rkllm.Runtime, job *rkllm.Job) {
	if start_call.StartCall(rt, job, rt.Serving.Load().ReleasePromptCache) {
		finish_call.FinishCall(rt, job, call_with_one.CallWithOne(rt.Serving.Load().ReleasePromptCache, rt.Handle))
	}
}
