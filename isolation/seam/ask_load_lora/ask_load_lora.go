// Package ask_load_lora is rkllm_load_lora of an isolated library.
package ask_load_lora

// #include <stddef.h>
// int AskLoadLora(size_t handle, size_t adapter);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskLoadLora.
var Pointer = unsafe.Pointer(C.AskLoadLora)

// AskLoadLora is rkllm_load_lora: it loads a LoRA adapter, in the library's process. It returns what the function
// returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_load_lora.
//
//export AskLoadLora
func AskLoadLora(handle, adapter uintptr) int32 {
	return call_process.CallProcess(handle, isolation.LoadLora, [4]uint64{uint64(adapter)}, "lora adapter")
}
