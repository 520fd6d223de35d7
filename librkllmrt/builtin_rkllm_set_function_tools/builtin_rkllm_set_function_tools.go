// Package builtin_rkllm_set_function_tools is rkllm_set_function_tools of the embedded runtime.
package builtin_rkllm_set_function_tools

// #include <stdint.h>
// int BuiltinRkllmSetFunctionTools(uintptr_t handle, void *system_prompt, void *tools, void *tool_response_str);
import "C"

import (
	"errors"
	"unsafe"

	"rkllmd/librkllmrt/fail_call"
	"rkllmd/librkllmrt/find_handle"
)

// Pointer is the C address of BuiltinRkllmSetFunctionTools.
var Pointer = unsafe.Pointer(C.BuiltinRkllmSetFunctionTools)

// BuiltinRkllmSetFunctionTools is rkllm_set_function_tools: it returns -1 with the reason that function tools are not supported by
// this runtime, or what is wrong with the handle. No argument is followed.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0.
//
//export BuiltinRkllmSetFunctionTools
func BuiltinRkllmSetFunctionTools(handle uintptr, systemPrompt, tools, toolResponse unsafe.Pointer) int32 {
	_, err := find_handle.FindHandle(handle)
	if err == nil {
		err = errors.New("function tools are not supported by this runtime yet")
	}
	return fail_call.FailCall("rkllm_set_function_tools", err)
}
