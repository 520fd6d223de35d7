// Package builtin_rkllm_get_kv_cache_size is rkllm_get_kv_cache_size of the embedded runtime.
package builtin_rkllm_get_kv_cache_size

// #include <stdint.h>
// int BuiltinRkllmGetKVCacheSize(uintptr_t handle, void *cache_sizes);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/fail_call"
	"rkllmd/librkllmrt/lock_handle"
)

// Pointer is the C address of BuiltinRkllmGetKVCacheSize.
var Pointer = unsafe.Pointer(C.BuiltinRkllmGetKVCacheSize)

// BuiltinRkllmGetKVCacheSize is rkllm_get_kv_cache_size: it writes the number of tokens that stand in the cache to
// cache_sizes[0] (n_batch is 1). The last token of an answer is not among them: it is decoded with the next turn. -1 with a
// reason for NULL, and while a run is in progress.
//
// **Runs on:** any thread but the run's. **Holds:** Busy. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmGetKVCacheSize
func BuiltinRkllmGetKVCacheSize(handle uintptr, cacheSizes unsafe.Pointer) int32 {
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_get_kv_cache_size", err)
	}
	defer h.Busy.Unlock()
	if cacheSizes == nil {
		return fail_call.FailCall("rkllm_get_kv_cache_size", errors.New("cache_sizes is NULL; it must point to n_batch (1) integers"))
	}
	*(*int32)(cacheSizes) = int32(len(h.Sequence.Tokens))
	return 0
}
