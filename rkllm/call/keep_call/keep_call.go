// Package keep_call keeps calls that are made again.
package keep_call

import (
	"slices"
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/drop_prompt_cache"
	"rkllmd/rkllm/call/is_replaced"
)

// KeepCall notes what job, whose call is over, means for a model that is to be loaded again (Runtime.Reload): the call
// that has loaded it, and those since that have changed it, of each function but rkllm_load_lora the last one.
// paths are the files of the call. A prompt cache that was being written by a run when the library died is not loaded
// again.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu, for a moment.
func KeepCall(rt *rkllm.Runtime, job *rkllm.Job, paths []rkllm.Path) {
	r := rt.Reload
	if r == nil {
		return
	}
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	if job.Err != nil {
		drop_prompt_cache.DropPromptCache(r, job, paths)
		return
	}
	kept := rkllm.KeptCall{Function: job.Function, Args: job.Args, Prepare: job.Prepare, Call: job.Call}
	if len(paths) > 0 {
		kept.Path = paths[0].Resolved
	}
	switch job.Function {
	case "rkllm_init":
		if job.NotBefore.IsZero() { // otherwise it is one of these calls itself
			r.Init, r.Later, r.Tries, r.Served, r.Reason, r.Deaths = &kept, nil, 0, time.Now(), "", nil
			r.Loads, r.Fresh = r.Loads+1, 0
		}
	case "rkllm_destroy":
		r.Init, r.Later = nil, nil
	case "rkllm_load_lora":
		r.Later = append(slices.DeleteFunc(r.Later, is_replaced.IsReplaced(kept, true)), kept)
	case "rkllm_release_prompt_cache":
		kept.Function = "rkllm_load_prompt_cache"
		r.Later = slices.DeleteFunc(r.Later, is_replaced.IsReplaced(kept, false))
	case "rkllm_load_prompt_cache", "rkllm_set_chat_template", "rkllm_set_function_tools",
		"rkllm_set_cross_attn_params":
		r.Later = append(slices.DeleteFunc(r.Later, is_replaced.IsReplaced(kept, false)), kept)
	case "rkllm_clear_kv_cache":
		if job.Conn != nil {
			job.Conn.History.Store(0)
		}
	}
}
