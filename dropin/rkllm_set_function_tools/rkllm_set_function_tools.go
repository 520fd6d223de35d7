// Package rkllm_set_function_tools is rkllm_set_function_tools of the drop-in.
package rkllm_set_function_tools

// #include <stdint.h>
// int RkllmSetFunctionTools(uintptr_t handle, void *system_prompt, void *tools, void *tool_response_str);
import "C"

import (
	"unsafe"

	"rkllmd/dropin/prepare_process"
	"rkllmd/librkllmrt/abi/builtin_rkllm_set_function_tools"
)

// RkllmSetFunctionTools is rkllm_set_function_tools: see librkllmrt/abi/builtin_rkllm_set_function_tools.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
//
//export RkllmSetFunctionTools
func RkllmSetFunctionTools(handle uintptr, systemPrompt, tools, toolResponseStr unsafe.Pointer) int32 {
	prepare_process.PrepareProcess()
	return builtin_rkllm_set_function_tools.BuiltinRkllmSetFunctionTools(handle, systemPrompt, tools, toolResponseStr)
}
