// Package rkllm_run_async is rkllm_run_async of the drop-in.
package rkllm_run_async

// #include <stdint.h>
// int RkllmRunAsync(uintptr_t handle, void *input, void *params, uintptr_t userdata);
import "C"

import (
	"unsafe"

	"rkllmd/dropin/convert_infer_param"
	"rkllmd/dropin/convert_inputs"
	"rkllmd/dropin/get_caller_layout"
	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_run_async"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
)

// RkllmRunAsync is rkllm_run_async: it converts the caller's structures, begins the run on a thread of its own and
// returns. The runtime copies its input before that. See librkllmrt/abi/builtin_rkllm_run_async.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmRunAsync
func RkllmRunAsync(handle uintptr, input, params unsafe.Pointer, userdata uintptr) int32 {
	prepare_process.PrepareProcess()
	layout := get_caller_layout.GetCallerLayout()
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	converted, err := convert_inputs.ConvertInputs(&memory, layout, handle, input)
	if err != nil {
		return fail_call.FailCall("rkllm_run_async", err)
	}
	if params, err = convert_infer_param.ConvertInferParam(&memory, layout, params); err != nil {
		return fail_call.FailCall("rkllm_run_async", err)
	}
	return builtin_rkllm_run_async.BuiltinRkllmRunAsync(handle, converted, params, userdata)
}
