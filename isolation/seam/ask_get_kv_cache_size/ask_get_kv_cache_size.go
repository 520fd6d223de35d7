// Package ask_get_kv_cache_size is rkllm_get_kv_cache_size of an isolated library.
package ask_get_kv_cache_size

// #include <stddef.h>
// int AskGetKvCacheSize(size_t handle, size_t sizes);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskGetKvCacheSize.
var Pointer = unsafe.Pointer(C.AskGetKvCacheSize)

// AskGetKvCacheSize is rkllm_get_kv_cache_size: it asks how much the cache holds, in the library's process. It returns
// what the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_get_kv_cache_size.
//
//export AskGetKvCacheSize
func AskGetKvCacheSize(handle, sizes uintptr) int32 {
	return call_process.CallProcess(handle, isolation.GetKVCacheSize, [4]uint64{uint64(sizes)}, "")
}
