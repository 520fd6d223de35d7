// Package builtin_rkllm_release_prompt_cache is rkllm_release_prompt_cache of the embedded runtime.
package builtin_rkllm_release_prompt_cache

// #include <stdint.h>
// int BuiltinRkllmReleasePromptCache(uintptr_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/lock_handle"
)

// Pointer is the C address of BuiltinRkllmReleasePromptCache.
var Pointer = unsafe.Pointer(C.BuiltinRkllmReleasePromptCache)

// BuiltinRkllmReleasePromptCache is rkllm_release_prompt_cache: it drops the prompt cache and its memory, and does
// nothing when none is loaded. What runs have taken over from it stays in the cache. -1 with a reason while a run is in
// progress.
//
// **Runs on:** any thread that may wait. The run's own thread must not call it. **Holds:** Busy. Follows the header of
// RKLLM 1.3.0.
//
//export BuiltinRkllmReleasePromptCache
func BuiltinRkllmReleasePromptCache(handle uintptr) int32 {
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_release_prompt_cache", err)
	}
	defer h.Busy.Unlock()
	h.PromptCache = nil
	return 0
}
