// Package rkllm_load_lora is rkllm_load_lora of the drop-in.
package rkllm_load_lora

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/librkllmrt/abi/builtin_rkllm_load_lora"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/find_handle"
)

// RkllmLoadLora is rkllm_load_lora: see librkllmrt/abi/builtin_rkllm_load_lora. It may replace the handle's context, so
// that aborts must leave its flag alone meanwhile; no run is in progress then.
//
// **Runs on:** any thread that may wait. **Holds:** Mu for a moment. Follows the header of RKLLM 1.3.0, and that of
// 1.2.3 with the build tag rkllm_c.
func RkllmLoadLora(handle uintptr, loraAdapter unsafe.Pointer) int32 {
	h, err := find_handle.FindHandle(handle)
	if err != nil {
		return fail_call.FailCall("rkllm_load_lora", err)
	}
	update_handle.UpdateHandle(call.HandleFlag, handle, nil)
	status := builtin_rkllm_load_lora.BuiltinRkllmLoadLora(handle, loraAdapter)
	h.Mu.Lock()
	defer h.Mu.Unlock()
	if h.Context != nil { // nil: destroyed meanwhile
		update_handle.UpdateHandle(call.HandleFlag, handle, h.Context.Abort)
	}
	return status
}
