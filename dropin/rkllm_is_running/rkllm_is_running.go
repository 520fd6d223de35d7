// Package rkllm_is_running is rkllm_is_running of the drop-in.
package rkllm_is_running

// #include <stdint.h>
// int RkllmIsRunning(uintptr_t handle);
import "C"

import (
	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_is_running"
)

// RkllmIsRunning is rkllm_is_running: 1 while a run is in progress.
//
// **Runs on:** any thread. A callback may call it. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build
// tag rkllm_c.
//
//export RkllmIsRunning
func RkllmIsRunning(handle uintptr) int32 {
	prepare_process.PrepareProcess()
	return builtin_rkllm_is_running.BuiltinRkllmIsRunning(handle)
}
