// Package rkllm_run is rkllm_run of the drop-in.
package rkllm_run

// #include <stdint.h>
// int RkllmRun(uintptr_t handle, void *input, void *params, uintptr_t userdata);
import "C"

import (
	"unsafe"

	"rkllmd/dropin/convert_infer_param"
	"rkllmd/dropin/convert_inputs"
	"rkllmd/dropin/get_caller_layout"
	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_run"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
)

// RkllmRun is rkllm_run: it converts the caller's structures, runs, and returns when the run has ended; all callbacks
// come on the calling thread. See librkllmrt/abi/builtin_rkllm_run.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmRun
func RkllmRun(handle uintptr, input, params unsafe.Pointer, userdata uintptr) int32 {
	prepare_process.PrepareProcess()
	layout := get_caller_layout.GetCallerLayout()
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	converted, err := convert_inputs.ConvertInputs(&memory, layout, handle, input)
	if err != nil {
		return fail_call.FailCall("rkllm_run", err)
	}
	if params, err = convert_infer_param.ConvertInferParam(&memory, layout, params); err != nil {
		return fail_call.FailCall("rkllm_run", err)
	}
	return builtin_rkllm_run.BuiltinRkllmRun(handle, converted, params, userdata)
}
