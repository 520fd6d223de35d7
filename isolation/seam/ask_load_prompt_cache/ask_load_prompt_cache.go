// Package ask_load_prompt_cache is rkllm_load_prompt_cache of an isolated library.
package ask_load_prompt_cache

// #include <stddef.h>
// int AskLoadPromptCache(size_t handle, size_t path);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskLoadPromptCache.
var Pointer = unsafe.Pointer(C.AskLoadPromptCache)

// AskLoadPromptCache is rkllm_load_prompt_cache: it loads a prompt cache, in the library's process. It returns what
// the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_load_prompt_cache.
//
//export AskLoadPromptCache
func AskLoadPromptCache(handle, path uintptr) int32 {
	return call_process.CallProcess(handle, isolation.LoadPromptCache, [4]uint64{uint64(path)}, "prompt cache")
}
