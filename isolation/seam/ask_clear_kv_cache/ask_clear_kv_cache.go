// Package ask_clear_kv_cache is rkllm_clear_kv_cache of an isolated library.
package ask_clear_kv_cache

// #include <stddef.h>
// int AskClearKvCache(size_t handle, int keep_system_prompt, size_t start, size_t end);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
	"rkllmd/isolation/process/find_isolation"
)

// Pointer is the C address of AskClearKvCache.
var Pointer = unsafe.Pointer(C.AskClearKvCache)

// AskClearKvCache is rkllm_clear_kv_cache: it empties the cache, in the library's process. Before generation C the
// function has no ranges, and what the caller's two words are is not known. It returns what the function returns
// there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_clear_kv_cache.
//
//export AskClearKvCache
func AskClearKvCache(handle uintptr, keepSystemPrompt int32, start, end uintptr) int32 {
	words := [4]uint64{uint64(uint32(keepSystemPrompt))}
	if i := find_isolation.FindIsolation(handle); i != nil && i.Layout.ClearKVCacheRanges {
		words = [4]uint64{uint64(uint32(keepSystemPrompt)), uint64(start), uint64(end), 1}
	}
	return call_process.CallProcess(handle, isolation.ClearKVCache, words, "")
}
