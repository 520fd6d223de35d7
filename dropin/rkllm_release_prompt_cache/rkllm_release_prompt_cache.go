// Package rkllm_release_prompt_cache is rkllm_release_prompt_cache of the drop-in.
package rkllm_release_prompt_cache

// #include <stdint.h>
// int RkllmReleasePromptCache(uintptr_t handle);
import "C"

import (
	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_release_prompt_cache"
)

// RkllmReleasePromptCache is rkllm_release_prompt_cache: see librkllmrt/abi/builtin_rkllm_release_prompt_cache.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmReleasePromptCache
func RkllmReleasePromptCache(handle uintptr) int32 {
	prepare_process.PrepareProcess()
	return builtin_rkllm_release_prompt_cache.BuiltinRkllmReleasePromptCache(handle)
}
