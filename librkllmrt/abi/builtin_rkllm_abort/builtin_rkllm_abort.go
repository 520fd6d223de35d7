// Package builtin_rkllm_abort is rkllm_abort of the embedded runtime.
package builtin_rkllm_abort

// #include <stdint.h>
// int BuiltinRkllmAbort(uintptr_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/engine/context/abort_decode"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/find_handle"
)

// Pointer is the C address of BuiltinRkllmAbort.
var Pointer = unsafe.Pointer(C.BuiltinRkllmAbort)

// BuiltinRkllmAbort is rkllm_abort: it asks the run in progress to end, which it does within one node of the compute
// graph, by a FINISH. It does not wait for that. Without a run it does nothing, and no later run is touched. 0, or -1
// for a bad handle.
//
// **Runs on:** any thread. A callback may call it. **Holds:** Mu for a moment. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmAbort
func BuiltinRkllmAbort(handle uintptr) int32 {
	h, err := find_handle.FindHandle(handle)
	if err != nil {
		return fail_call.FailCall("rkllm_abort", err)
	}
	h.Mu.Lock()
	defer h.Mu.Unlock()
	if h.Running {
		abort_decode.AbortDecode(h.Context, true)
	}
	return 0
}
