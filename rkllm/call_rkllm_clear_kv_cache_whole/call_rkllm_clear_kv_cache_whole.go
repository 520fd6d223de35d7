// Package call_rkllm_clear_kv_cache_whole calls the rkllm_clear_kv_cache that has no ranges.
package call_rkllm_clear_kv_cache_whole

/*
#include <stddef.h>
int rkllmd_call_rkllm_clear_kv_cache_whole(void *function, size_t handle, int keep_system_prompt);
*/
import "C"

import "unsafe"

// CallRkllmClearKvCacheWhole calls the rkllm_clear_kv_cache at an address as 1.2.0 and 1.2.1b1 have it, with two
// arguments, and returns what that returns.
//
// **Runs on:** the worker. Follows rkllm_clear_kv_cache of the header of 1.2.0.
func CallRkllmClearKvCacheWhole(function unsafe.Pointer, handle uintptr, keepSystemPrompt int32) int32 {
	return int32(C.rkllmd_call_rkllm_clear_kv_cache_whole(function, C.size_t(handle), C.int(keepSystemPrompt)))
}
