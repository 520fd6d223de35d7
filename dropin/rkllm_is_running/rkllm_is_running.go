// Package rkllm_is_running is rkllm_is_running of the drop-in.
package rkllm_is_running

import "C" // compiles the C function, which programs call

import (
	"rkllmd/dropin/call"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/librkllmrt/abi/builtin_rkllm_is_running"
)

// RkllmIsRunning is rkllm_is_running: 1 while a run is in progress.
//
// **Runs on:** any thread. A callback may call it. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build
// tag rkllm_c.
func RkllmIsRunning(handle uintptr) int32 {
	if status := update_handle.UpdateHandle(call.HandleRunning, handle, nil); status >= 0 {
		return status
	}
	return builtin_rkllm_is_running.BuiltinRkllmIsRunning(handle)
}
