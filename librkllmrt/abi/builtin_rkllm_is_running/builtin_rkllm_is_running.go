// Package builtin_rkllm_is_running is rkllm_is_running of the embedded runtime.
package builtin_rkllm_is_running

// #include <stdint.h>
// int BuiltinRkllmIsRunning(uintptr_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/find_handle"
)

// Pointer is the C address of BuiltinRkllmIsRunning.
var Pointer = unsafe.Pointer(C.BuiltinRkllmIsRunning)

// BuiltinRkllmIsRunning is rkllm_is_running: 1 from the start of a run until just before its last callback, 0
// otherwise, -1 for a bad handle.
//
// **Runs on:** any thread. A callback may call it. **Holds:** Mu for a moment. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmIsRunning
func BuiltinRkllmIsRunning(handle uintptr) int32 {
	h, err := find_handle.FindHandle(handle)
	if err != nil {
		return fail_call.FailCall("rkllm_is_running", err)
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	if h.Running {
		return 1
	}
	return 0
}
