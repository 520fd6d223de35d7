// Package builtin_rkllm_load_lora is rkllm_load_lora of the embedded runtime.
package builtin_rkllm_load_lora

// #include <stdint.h>
// int BuiltinRkllmLoadLora(uintptr_t handle, void *lora_adapter);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/load_adapter"
	"rkllmd/librkllmrt/handle/lock_handle"
	"rkllmd/librkllmrt/read/read_lora_adapter"
)

// Pointer is the C address of BuiltinRkllmLoadLora.
var Pointer = unsafe.Pointer(C.BuiltinRkllmLoadLora)

// BuiltinRkllmLoadLora is rkllm_load_lora: it loads a GGUF adapter that was made for the model, and runs then choose it
// by its name in lora_params. Its scale is honoured. It stays until rkllm_destroy; a second one of the same name is
// refused. The first adapter empties the cache, but ends no conversation. -1 with a reason otherwise, and while a run
// is in progress.
//
// **Runs on:** any thread that may wait. It takes as long as the load does. The run's own thread must not call it.
// **Holds:** Busy. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmLoadLora
func BuiltinRkllmLoadLora(handle uintptr, loraAdapter unsafe.Pointer) int32 {
	h, err := lock_handle.LockHandle(handle, false)
	if err != nil {
		return fail_call.FailCall("rkllm_load_lora", err)
	}
	defer h.Busy.Unlock()
	path, name, scale, err := read_lora_adapter.ReadLoraAdapter(loraAdapter)
	if err != nil {
		return fail_call.FailCall("rkllm_load_lora", err)
	}
	if err = load_adapter.LoadAdapter(h, path, name, scale); err != nil {
		return fail_call.FailCall("rkllm_load_lora", err)
	}
	return 0
}
