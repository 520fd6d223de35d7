// Package builtin_rkllm_get_kv_cache_size is rkllm_get_kv_cache_size of the embedded runtime.
package builtin_rkllm_get_kv_cache_size

// #include <stdint.h>
// int BuiltinRkllmGetKVCacheSize(uintptr_t handle, void *cache_sizes);
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/lock_handle"
)

// Pointer is the C address of BuiltinRkllmGetKVCacheSize.
var Pointer = unsafe.Pointer(C.BuiltinRkllmGetKVCacheSize)

// BuiltinRkllmGetKVCacheSize is rkllm_get_kv_cache_size: it writes to cache_sizes, n_batch integers, how many tokens
// stand in the cache for each input of a run. The last token of an answer is not among them: it is decoded with the
// next turn. -1 with a reason for NULL, and while a run is in progress.
//
// **Runs on:** any thread that may wait. The run's own thread must not call it. **Holds:** Busy. Follows the header of
// RKLLM 1.3.0.
//
//export BuiltinRkllmGetKVCacheSize
func BuiltinRkllmGetKVCacheSize(handle uintptr, cacheSizes unsafe.Pointer) int32 {
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_get_kv_cache_size", err)
	}
	defer h.Busy.Unlock()
	if cacheSizes == nil {
		return fail_call.FailCall("rkllm_get_kv_cache_size",
			fmt.Errorf("cache_sizes is NULL; it must point to n_batch (%d) integers", len(h.Lanes)))
	}
	sizes := unsafe.Slice((*int32)(cacheSizes), len(h.Lanes))
	for i := range h.Lanes {
		sizes[i] = int32(len(h.Lanes[i].Sequence.Tokens))
	}
	return 0
}
