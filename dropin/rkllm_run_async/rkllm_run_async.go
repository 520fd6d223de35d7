// Package rkllm_run_async is rkllm_run_async of the drop-in.
package rkllm_run_async

// #include <stdlib.h>
import "C"

import (
	"runtime"
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
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// RkllmRunAsync is rkllm_run_async: it converts the caller's structures, begins the run on a thread of its own and
// returns. The runtime copies its input before that. See librkllmrt/abi/builtin_rkllm_run_async.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmRunAsync(handle uintptr, input, params unsafe.Pointer, userdata uintptr) int32 {
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
	h, run, err := start_run.StartRun(handle, converted, params, userdata)
	if err != nil {
		return fail_call.FailCall("rkllm_run_async", err)
	}
	c := (*call.Call)(C.calloc(1, C.size_t(unsafe.Sizeof(call.Call{}))))
	c.Handle, c.Phase, c.Callback, c.Userdata = handle, call.WithoutACaller, h.Callback, run.Userdata
	run.Callback, run.Userdata = on_run_result.Pointer, uintptr(unsafe.Pointer(c))
	update_handle.UpdateHandle(call.HandleStarted, handle, nil)
	go func() {
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		if err := run_turns.RunTurns(h, run); err != nil { // the caller has its 0 already
			log_message.LogMessage(utils.LevelWarn, "rkllm: rkllm_run_async failed", "reason", err.Error())
		}
		C.free(unsafe.Pointer(c))
	}()
	return 0
}
