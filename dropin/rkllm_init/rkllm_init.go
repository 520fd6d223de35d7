// Package rkllm_init is rkllm_init of the drop-in.
package rkllm_init

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/dropin/add_live_handle"
	"rkllmd/dropin/check_callback"
	"rkllmd/dropin/convert_callback"
	"rkllmd/dropin/convert_param"
	"rkllmd/dropin/get_caller_layout"
	"rkllmd/dropin/keep_markers"
	"rkllmd/dropin/read_log_level"
	"rkllmd/dropin/rkllm_destroy"
	"rkllmd/dropin/write_banner"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/abi/builtin_rkllm_init"
	"rkllmd/librkllmrt/abi/fail_call"
	"rkllmd/librkllmrt/handle/use_named_llama"
	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
)

// RkllmInit is rkllm_init: it prints the banner, refuses a caller of the other generation, converts the caller's
// structures and loads the model, with the llama.cpp that the environment names where it names one. See
// librkllmrt/abi/builtin_rkllm_init.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmInit(handle, param, callback unsafe.Pointer) int32 {
	librkllmrt.DropIn.LogLevel.Store(read_log_level.ReadLogLevel())
	write_banner.WriteBanner()
	if err := use_named_llama.UseNamedLlama(); err != nil {
		return fail_call.FailCall("rkllm_init", err)
	}
	layout := get_caller_layout.GetCallerLayout()
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	if err := check_callback.CheckCallback(layout, callback); err != nil {
		return fail_call.FailCall("rkllm_init", err)
	}
	callback, err := convert_callback.ConvertCallback(&memory, layout, callback)
	if err != nil {
		return fail_call.FailCall("rkllm_init", err)
	}
	converted, err := convert_param.ConvertParam(&memory, layout, param)
	if err != nil {
		return fail_call.FailCall("rkllm_init", err)
	}
	status := builtin_rkllm_init.BuiltinRkllmInit(handle, converted, callback)
	if status != 0 {
		return status
	}
	if err = keep_markers.KeepMarkers(layout, *(*uintptr)(handle), param); err == nil {
		err = add_live_handle.AddLiveHandle(*(*uintptr)(handle))
	}
	if err != nil {
		rkllm_destroy.RkllmDestroy(*(*uintptr)(handle), false)
		*(*uintptr)(handle) = 0
		return fail_call.FailCall("rkllm_init", err)
	}
	return 0
}
