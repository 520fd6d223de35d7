// Package builtin_rkllm_destroy is rkllm_destroy of the embedded runtime.
package builtin_rkllm_destroy

// #include <stdint.h>
// int BuiltinRkllmDestroy(uintptr_t handle);
import "C"

import (
	"unsafe"

	"golang.org/x/sys/unix"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/close_handle"
	"rkllmd/librkllmrt/handle/find_handle"
	"rkllmd/librkllmrt/handle/remove_handle"
)

// Pointer is the C address of BuiltinRkllmDestroy.
var Pointer = unsafe.Pointer(C.BuiltinRkllmDestroy)

// BuiltinRkllmDestroy is rkllm_destroy: the handle is dead at once; a run in progress is aborted and waited for, its
// last callback included; then the model, its adapters and its caches are freed. Inside a callback of that run it is
// refused.
//
// **Runs on:** any thread. **Holds:** Handles, Busy and Mu. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmDestroy
func BuiltinRkllmDestroy(handle uintptr) int32 {
	h, err := find_handle.FindHandle(handle)
	if err == nil && h.Thread.Load() == int32(unix.Gettid()) {
		err = librkllmrt.ErrInCallback
	}
	if err != nil {
		return fail_call.FailCall("rkllm_destroy", err)
	}
	if h, err = remove_handle.RemoveHandle(handle); err != nil {
		return fail_call.FailCall("rkllm_destroy", err)
	}
	close_handle.CloseHandle(h)
	return 0
}
