// Package rkllm_load_lora is rkllm_load_lora of the drop-in.
package rkllm_load_lora

// #include <stdint.h>
// int RkllmLoadLora(uintptr_t handle, void *lora_adapter);
import "C"

import (
	"unsafe"

	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_load_lora"
)

// RkllmLoadLora is rkllm_load_lora: see librkllmrt/abi/builtin_rkllm_load_lora.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmLoadLora
func RkllmLoadLora(handle uintptr, loraAdapter unsafe.Pointer) int32 {
	prepare_process.PrepareProcess()
	return builtin_rkllm_load_lora.BuiltinRkllmLoadLora(handle, loraAdapter)
}
