// Package builtin_rkllm_set_load_progress is the embedded runtime's progress of loads.
package builtin_rkllm_set_load_progress

// #include <stdint.h>
// void BuiltinRkllmSetLoadProgress(void *function, uintptr_t userdata);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt"
)

// Pointer is the C address of BuiltinRkllmSetLoadProgress.
var Pointer = unsafe.Pointer(C.BuiltinRkllmSetLoadProgress)

// BuiltinRkllmSetLoadProgress makes every rkllm_init that follows, on any thread, call function (float done, void
// *userdata) on the thread that loads, with 0 to 1. NULL ends that. It is an extension; the vendor's library has no
// such function.
//
// **Runs on:** any thread. **Holds:** LoadHook.
//
//export BuiltinRkllmSetLoadProgress
func BuiltinRkllmSetLoadProgress(function unsafe.Pointer, userdata uintptr) {
	librkllmrt.LoadHook.Lock()
	defer librkllmrt.LoadHook.Unlock()
	librkllmrt.LoadHook.Function, librkllmrt.LoadHook.Userdata = function, userdata
}
