// Package builtin_rkllm_load_lora is rkllm_load_lora of the embedded runtime.
package builtin_rkllm_load_lora

// #include <stdint.h>
// int BuiltinRkllmLoadLora(uintptr_t handle, void *lora_adapter);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/fail_call"
	"rkllmd/librkllmrt/find_handle"
)

// Pointer is the C address of BuiltinRkllmLoadLora.
var Pointer = unsafe.Pointer(C.BuiltinRkllmLoadLora)

// BuiltinRkllmLoadLora is rkllm_load_lora: it returns -1 with the reason that LoRA adapters are not supported by
// this runtime, or what is wrong with the handle. No argument is followed.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmLoadLora
func BuiltinRkllmLoadLora(handle uintptr, loraAdapter unsafe.Pointer) int32 {
	_, err := find_handle.FindHandle(handle)
	if err == nil {
		err = errors.New("LoRA adapters are not supported by this runtime yet")
	}
	return fail_call.FailCall("rkllm_load_lora", err)
}
