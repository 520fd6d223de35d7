// Package rkllm_destroy is rkllm_destroy of the drop-in.
package rkllm_destroy

import "C" // compiles the C function, which programs call

import (
	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/dropin/drop_markers"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/close_handle"
	"rkllmd/librkllmrt/handle/remove_handle"
)

// RkllmDestroy is rkllm_destroy: see librkllmrt/abi/builtin_rkllm_destroy. What rkllm_init kept for the handle goes
// too. Inside a run on the handle, which then ends soon, in a callback or in the handler of a signal, it does not wait
// for that: the model goes when the run has made its last callback.
//
// **Runs on:** any thread that may wait. **Holds:** DropIn for a moment. Follows the header of RKLLM 1.3.0, and that of
// 1.2.3 with the build tag rkllm_c.
func RkllmDestroy(handle uintptr, inside bool) int32 {
	h, err := remove_handle.RemoveHandle(handle)
	if err != nil {
		return fail_call.FailCall("rkllm_destroy", err)
	}
	update_handle.UpdateHandle(call.HandleRemoved, handle, nil)
	drop_markers.DropMarkers(handle)
	if inside {
		go close_handle.CloseHandle(h)
		return 0
	}
	close_handle.CloseHandle(h)
	return 0
}
