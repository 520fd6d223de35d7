// Package rkllm_abort is rkllm_abort of the drop-in.
package rkllm_abort

// #include <stdint.h>
// int RkllmAbort(uintptr_t handle);
import "C"

import (
	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_abort"
)

// RkllmAbort is rkllm_abort: see librkllmrt/abi/builtin_rkllm_abort.
//
// **Runs on:** any thread. A callback may call it. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build
// tag rkllm_c.
//
//export RkllmAbort
func RkllmAbort(handle uintptr) int32 {
	prepare_process.PrepareProcess()
	return builtin_rkllm_abort.BuiltinRkllmAbort(handle)
}
