// Package rkllm_get_kv_cache_size is rkllm_get_kv_cache_size of the drop-in.
package rkllm_get_kv_cache_size

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/builtin_rkllm_get_kv_cache_size"
)

// RkllmGetKVCacheSize is rkllm_get_kv_cache_size: see librkllmrt/abi/builtin_rkllm_get_kv_cache_size.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmGetKVCacheSize(handle uintptr, cacheSizes unsafe.Pointer) int32 {
	return builtin_rkllm_get_kv_cache_size.BuiltinRkllmGetKVCacheSize(handle, cacheSizes)
}
