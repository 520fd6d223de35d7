// Package rkllm_destroy is rkllm_destroy of the drop-in.
package rkllm_destroy

// #include <stdint.h>
// int RkllmDestroy(uintptr_t handle);
import "C"

import (
	"rkllmd/dropin/drop_markers"
	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_destroy"
)

// RkllmDestroy is rkllm_destroy: see librkllmrt/abi/builtin_rkllm_destroy. What rkllm_init kept for the handle goes
// too.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmDestroy
func RkllmDestroy(handle uintptr) int32 {
	prepare_process.PrepareProcess()
	status := builtin_rkllm_destroy.BuiltinRkllmDestroy(handle)
	if status == 0 {
		drop_markers.DropMarkers(handle)
	}
	return status
}
