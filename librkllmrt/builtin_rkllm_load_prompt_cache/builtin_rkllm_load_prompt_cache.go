// Package builtin_rkllm_load_prompt_cache is rkllm_load_prompt_cache of the embedded runtime.
package builtin_rkllm_load_prompt_cache

// #include <stdint.h>
// int BuiltinRkllmLoadPromptCache(uintptr_t handle, void *prompt_cache_path);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/fail_call"
	"rkllmd/librkllmrt/find_handle"
)

// Pointer is the C address of BuiltinRkllmLoadPromptCache.
var Pointer = unsafe.Pointer(C.BuiltinRkllmLoadPromptCache)

// BuiltinRkllmLoadPromptCache is rkllm_load_prompt_cache: it returns -1 with the reason that prompt caches are not supported by
// this runtime, or what is wrong with the handle. No argument is followed.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmLoadPromptCache
func BuiltinRkllmLoadPromptCache(handle uintptr, promptCachePath unsafe.Pointer) int32 {
	_, err := find_handle.FindHandle(handle)
	if err == nil {
		err = errors.New("prompt caches are not supported by this runtime yet")
	}
	return fail_call.FailCall("rkllm_load_prompt_cache", err)
}
