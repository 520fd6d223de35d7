// Package rkllm_clear_kv_cache is rkllm_clear_kv_cache of the drop-in.
package rkllm_clear_kv_cache

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/builtin_rkllm_clear_kv_cache"
)

// RkllmClearKVCache is rkllm_clear_kv_cache: see librkllmrt/abi/builtin_rkllm_clear_kv_cache.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmClearKVCache(handle uintptr, keepSystemPrompt int32, startPos, endPos unsafe.Pointer) int32 {
	return builtin_rkllm_clear_kv_cache.BuiltinRkllmClearKVCache(handle, keepSystemPrompt, startPos, endPos)
}
