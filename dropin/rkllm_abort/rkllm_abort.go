// Package rkllm_abort is rkllm_abort of the drop-in.
package rkllm_abort

import "C" // compiles the C function, which programs call

import (
	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/librkllmrt/abi/builtin_rkllm_abort"
)

// RkllmAbort is rkllm_abort: see librkllmrt/abi/builtin_rkllm_abort.
//
// **Runs on:** any thread. A callback may call it. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build
// tag rkllm_c.
func RkllmAbort(handle uintptr) int32 {
	if update_handle.UpdateHandle(call.HandleAbort, handle, nil) == 0 {
		return 0
	}
	return builtin_rkllm_abort.BuiltinRkllmAbort(handle)
}
