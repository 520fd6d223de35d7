// Package builtin_rkllm_release_prompt_cache is rkllm_release_prompt_cache of the embedded runtime.
package builtin_rkllm_release_prompt_cache

// #include <stdint.h>
// int BuiltinRkllmReleasePromptCache(uintptr_t handle);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/fail_call"
	"rkllmd/librkllmrt/find_handle"
)

// Pointer is the C address of BuiltinRkllmReleasePromptCache.
var Pointer = unsafe.Pointer(C.BuiltinRkllmReleasePromptCache)

// BuiltinRkllmReleasePromptCache is rkllm_release_prompt_cache: it returns -1 with the reason that prompt caches are not supported by
// this runtime, or what is wrong with the handle. No argument is followed.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmReleasePromptCache
func BuiltinRkllmReleasePromptCache(handle uintptr) int32 {
	_, err := find_handle.FindHandle(handle)
	if err == nil {
		err = errors.New("prompt caches are not supported by this runtime yet")
	}
	return fail_call.FailCall("rkllm_release_prompt_cache", err)
}
