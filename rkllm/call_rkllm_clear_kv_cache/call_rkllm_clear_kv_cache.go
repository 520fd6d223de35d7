// Package call_rkllm_clear_kv_cache calls rkllm_clear_kv_cache.
package call_rkllm_clear_kv_cache

/*
#include <stddef.h>
int rkllmd_call_rkllm_clear_kv_cache(void *function, size_t handle, int keep_system_prompt, int *start_pos,
    int *end_pos);
*/
import "C"

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/finish_call"
	"rkllmd/rkllm/call/start_call"
	"rkllmd/rkllm/call_rkllm_clear_kv_cache_whole"
)

// CallRkllmClearKvCache empties the cache. job.Int is keep_system_prompt; job.C[2] and job.C[3] are start_pos and
// end_pos, job.Batch positions each, or NULL; prepared by prepare_clear_kv_cache. Before generation C the function
// does not have them.
//
// **Runs on:** the worker. Follows rkllm_clear_kv_cache of the header. Errors: those of start_call; what the C
// function returns unless 0.
func CallRkllmClearKvCache(rt *rkllm.Runtime, job *rkllm.Job) {
	function := rt.Serving.Load().ClearKVCache
	switch {
	case !start_call.StartCall(rt, job, function):
	case !rt.Serving.Load().Layout.ClearKVCacheRanges:
		finish_call.FinishCall(rt, job, call_rkllm_clear_kv_cache_whole.CallRkllmClearKvCacheWhole(function, rt.Handle,
			job.Int))
	default:
		code := C.rkllmd_call_rkllm_clear_kv_cache(function, C.size_t(rt.Handle), C.int(job.Int), (*C.int)(job.C[2]),
			(*C.int)(job.C[3]))
		finish_call.FinishCall(rt, job, int32(code))
	}
}
