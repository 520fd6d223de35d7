// Package rkllm_release_prompt_cache is rkllm_release_prompt_cache of the drop-in.
package rkllm_release_prompt_cache

import "C" // compiles the C function, which programs call

import (
	"rkllmd/librkllmrt/abi/builtin_rkllm_release_prompt_cache"
)

// RkllmReleasePromptCache is rkllm_release_prompt_cache: see librkllmrt/abi/builtin_rkllm_release_prompt_cache.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmReleasePromptCache(handle uintptr) int32 {
	return builtin_rkllm_release_prompt_cache.BuiltinRkllmReleasePromptCache(handle)
}
