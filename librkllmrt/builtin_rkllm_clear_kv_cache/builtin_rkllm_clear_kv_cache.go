// Package builtin_rkllm_clear_kv_cache is rkllm_clear_kv_cache of the embedded runtime.
package builtin_rkllm_clear_kv_cache

// #include <stdint.h>
// int BuiltinRkllmClearKVCache(uintptr_t handle, int keep_system_prompt, void *start_pos, void *end_pos);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/cut_cache"
	"rkllmd/librkllmrt/fail_call"
	"rkllmd/librkllmrt/lock_handle"
)

// Pointer is the C address of BuiltinRkllmClearKVCache.
var Pointer = unsafe.Pointer(C.BuiltinRkllmClearKVCache)

// BuiltinRkllmClearKVCache is rkllm_clear_kv_cache: it empties the cache, but for the system prompt of rkllm_set_chat_template
// when keep_system_prompt is not 0, and ends the conversation: the next turn is a first one. start_pos and end_pos must be
// NULL. -1 with a reason otherwise, and while a run is in progress.
//
// **Runs on:** any thread but the run's. **Holds:** Busy. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmClearKVCache
func BuiltinRkllmClearKVCache(handle uintptr, keepSystemPrompt int32, startPos, endPos unsafe.Pointer) int32 {
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_clear_kv_cache", err)
	}
	defer h.Busy.Unlock()
	if startPos != nil || endPos != nil {
		return fail_call.FailCall("rkllm_clear_kv_cache",
			errors.New("clearing from start_pos to end_pos is not supported by this runtime yet; both must be NULL"))
	}
	keep := 0
	if keepSystemPrompt != 0 {
		keep = min(h.System, len(h.Sequence.Tokens))
	}
	if err := cut_cache.CutCache(h, keep); err != nil {
		return fail_call.FailCall("rkllm_clear_kv_cache", err)
	}
	h.Conversation = librkllmrt.Conversation{}
	return 0
}
