// Package builtin_rkllm_clear_kv_cache is rkllm_clear_kv_cache of the embedded runtime.
package builtin_rkllm_clear_kv_cache

// #include <stdint.h>
// int BuiltinRkllmClearKVCache(uintptr_t handle, int keep_system_prompt, void *start_pos, void *end_pos);
import "C"

import (
	"fmt"
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/cache/clear_lanes"
	"rkllmd/librkllmrt/cache/clear_ranges"
	"rkllmd/librkllmrt/handle/lock_handle"
)

// Pointer is the C address of BuiltinRkllmClearKVCache.
var Pointer = unsafe.Pointer(C.BuiltinRkllmClearKVCache)

// BuiltinRkllmClearKVCache is rkllm_clear_kv_cache: it empties the cache, but for the system prompt of
// rkllm_set_chat_template when keep_system_prompt is not 0, and ends the conversation: the next turn is a first one.
// With start_pos and end_pos, arrays of n_batch integers, it takes only the tokens from start up to, not including, end
// out of the cache of each input (clear_ranges), and keep_system_prompt has no effect. -1 with a reason otherwise, and
// while a run is in progress.
//
// **Runs on:** any thread that may wait. The run's own thread must not call it. **Holds:** Busy. Follows the header of
// RKLLM 1.3.0.
//
//export BuiltinRkllmClearKVCache
func BuiltinRkllmClearKVCache(handle uintptr, keepSystemPrompt int32, startPos, endPos unsafe.Pointer) int32 {
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_clear_kv_cache", err)
	}
	defer h.Busy.Unlock()
	switch {
	case startPos == nil && endPos == nil:
		err = clear_lanes.ClearLanes(h, keepSystemPrompt != 0)
	case startPos == nil || endPos == nil:
		err = fmt.Errorf("one of start_pos and end_pos is NULL; both must point to n_batch (%d) integers, or "+
			"both be NULL", len(h.Lanes))
	default:
		err = clear_ranges.ClearRanges(h, unsafe.Slice((*int32)(startPos), len(h.Lanes)), unsafe.Slice((*int32)(endPos),
			len(h.Lanes)))
	}
	if err != nil {
		return fail_call.FailCall("rkllm_clear_kv_cache", err)
	}
	return 0
}
