// Package rkllm_run is rkllm_run of the drop-in.
package rkllm_run

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/dropin/call"
	"rkllmd/dropin/call/on_run_result"
	"rkllmd/dropin/call/update_handle"
	"rkllmd/dropin/convert_infer_param"
	"rkllmd/dropin/convert_inputs"
	"rkllmd/dropin/get_caller_layout"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/run/run_turns"
	"rkllmd/librkllmrt/run/start_run"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
)

// RkllmRun is rkllm_run: it converts the caller's structures, runs, and returns when the run has ended. The callbacks
// are made by the thread that waits for c; without it (nil) by this one. See librkllmrt/abi/builtin_rkllm_run.
//
// **Runs on:** a locked goroutine. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmRun(handle uintptr, input, params unsafe.Pointer, userdata uintptr, c *call.Call) int32 {
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
	h, run, err := start_run.StartRun(handle, converted, params, userdata)
	if err != nil {
		return fail_call.FailCall("rkllm_run", err)
	}
	update_handle.UpdateHandle(call.HandleStarted, handle, nil)
	if c != nil {
		c.Callback, c.Userdata = h.Callback, run.Userdata
		run.Callback, run.Userdata = on_run_result.Pointer, uintptr(unsafe.Pointer(c))
	}
	if err = run_turns.RunTurns(h, run); err != nil {
		return fail_call.FailCall("rkllm_run", err)
	}
	return 0
}
