// Package builtin_rkllm_init is rkllm_init of the embedded runtime.
package builtin_rkllm_init

// #include <stdint.h>
// int BuiltinRkllmInit(void *handle, void *param, void *callback);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/create_handle"
)

// Pointer is the C address of BuiltinRkllmInit.
var Pointer = unsafe.Pointer(C.BuiltinRkllmInit)

// BuiltinRkllmInit is rkllm_init: it loads the GGUF model that param (RKLLMParam *) names and writes its LLMHandle to
// *handle, on success only. callback (RKLLMCallback *) is read before it returns and need not live on. How far the load
// has come is logged every 10 per cent; BuiltinRkllmSetLoadProgress tells more.
//
// Several models may be loaded at once. A failure is -1, with a reason.
//
// **Runs on:** any thread that may wait. It takes as long as the load does. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmInit
func BuiltinRkllmInit(handle, param, callback unsafe.Pointer) int32 {
	if handle == nil {
		return fail_call.FailCall("rkllm_init", errors.New("handle is NULL; it must point to an LLMHandle"))
	}
	created, err := create_handle.CreateHandle(param, callback)
	if err != nil {
		return fail_call.FailCall("rkllm_init", err)
	}
	*(*uintptr)(handle) = created
	return 0
}
