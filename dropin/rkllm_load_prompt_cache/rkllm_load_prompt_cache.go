// Package rkllm_load_prompt_cache is rkllm_load_prompt_cache of the drop-in.
package rkllm_load_prompt_cache

// #include <stdint.h>
// int RkllmLoadPromptCache(uintptr_t handle, void *prompt_cache_path);
import "C"

import (
	"unsafe"

	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_load_prompt_cache"
)

// RkllmLoadPromptCache is rkllm_load_prompt_cache: see librkllmrt/abi/builtin_rkllm_load_prompt_cache.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmLoadPromptCache
func RkllmLoadPromptCache(handle uintptr, promptCachePath unsafe.Pointer) int32 {
	prepare_process.PrepareProcess()
	return builtin_rkllm_load_prompt_cache.BuiltinRkllmLoadPromptCache(handle, promptCachePath)
}
