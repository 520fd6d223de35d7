// Package builtin_rkllm_createDefaultParam is rkllm_createDefaultParam of the embedded runtime.
package builtin_rkllm_createDefaultParam

// struct RKLLMParam builtin_rkllm_createDefaultParam(void);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt"
)

// Pointer is the C address of builtin_rkllm_createDefaultParam, which returns the structure by value: 184 bytes.
var Pointer = unsafe.Pointer(C.builtin_rkllm_createDefaultParam)

// BuiltinRkllmCreateDefaultParam is rkllm_createDefaultParam: it writes librkllmrt.Defaults to param (RKLLMParam *).
// The C function of its own file hands that on by value, as the API has it.
//
// **Runs on:** any thread. Follows the header and the parameter tables of RKLLM 1.3.0.
//
//export BuiltinRkllmCreateDefaultParam
func BuiltinRkllmCreateDefaultParam(param unsafe.Pointer) {
	*(*librkllmrt.CParam)(param) = librkllmrt.Defaults
}
