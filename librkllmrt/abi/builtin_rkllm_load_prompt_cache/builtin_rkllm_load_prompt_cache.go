// Package builtin_rkllm_load_prompt_cache is rkllm_load_prompt_cache of the embedded runtime.
package builtin_rkllm_load_prompt_cache

// #include <stdint.h>
// int BuiltinRkllmLoadPromptCache(uintptr_t handle, void *prompt_cache_path);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/cache/open_prompt_cache"
	"rkllmd/librkllmrt/handle/lock_handle"
	"rkllmd/librkllmrt/read/copy_text"
)

// Pointer is the C address of BuiltinRkllmLoadPromptCache.
var Pointer = unsafe.Pointer(C.BuiltinRkllmLoadPromptCache)

// BuiltinRkllmLoadPromptCache is rkllm_load_prompt_cache: it loads a prompt cache that a run with prompt_cache_params
// has saved. The runs that follow need not decode what their prompts have in common with it at the start. It stays,
// whatever becomes of the cache, until rkllm_release_prompt_cache; a second one is refused before that. -1 with a
// reason otherwise, and while a run is in progress.
//
// **Runs on:** any thread that may wait. It takes as long as the load does. The run's own thread must not call it.
// **Holds:** Busy. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmLoadPromptCache
func BuiltinRkllmLoadPromptCache(handle uintptr, promptCachePath unsafe.Pointer) int32 {
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_load_prompt_cache", err)
	}
	defer h.Busy.Unlock()
	path, err := copy_text.CopyText("prompt_cache_path", promptCachePath)
	if err != nil {
		return fail_call.FailCall("rkllm_load_prompt_cache", err)
	}
	if path == "" {
		err = errors.New("prompt_cache_path is empty; it must be the path of a prompt cache")
		return fail_call.FailCall("rkllm_load_prompt_cache", err)
	}
	if err := open_prompt_cache.OpenPromptCache(h, path); err != nil {
		return fail_call.FailCall("rkllm_load_prompt_cache", err)
	}
	return 0
}
