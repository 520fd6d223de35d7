// Package ask_release_prompt_cache is rkllm_release_prompt_cache of an isolated library.
package ask_release_prompt_cache

// #include <stddef.h>
// int AskReleasePromptCache(size_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskReleasePromptCache.
var Pointer = unsafe.Pointer(C.AskReleasePromptCache)

// AskReleasePromptCache is rkllm_release_prompt_cache: it lets go of the prompt cache, in the library's process. It
// returns what the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_release_prompt_cache.
//
//export AskReleasePromptCache
func AskReleasePromptCache(handle uintptr) int32 {
	return call_process.CallProcess(handle, isolation.ReleasePromptCache, [4]uint64{}, "")
}
