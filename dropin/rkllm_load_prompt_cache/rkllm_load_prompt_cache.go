// Package rkllm_load_prompt_cache is rkllm_load_prompt_cache of the drop-in.
package rkllm_load_prompt_cache

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/builtin_rkllm_load_prompt_cache"
)

// RkllmLoadPromptCache is rkllm_load_prompt_cache: see librkllmrt/abi/builtin_rkllm_load_prompt_cache.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmLoadPromptCache(handle uintptr, promptCachePath unsafe.Pointer) int32 {
	return builtin_rkllm_load_prompt_cache.BuiltinRkllmLoadPromptCache(handle, promptCachePath)
}
