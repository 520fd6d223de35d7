// Package rkllm_set_function_tools is rkllm_set_function_tools of the drop-in.
package rkllm_set_function_tools

import "C" // compiles the C function, which programs call

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/builtin_rkllm_set_function_tools"
)

// RkllmSetFunctionTools is rkllm_set_function_tools: see librkllmrt/abi/builtin_rkllm_set_function_tools.
//
// **Runs on:** any thread. Follows the header of RKLLM 1.3.0, and that of 1.2.3 with the build tag rkllm_c.
func RkllmSetFunctionTools(handle uintptr, systemPrompt, tools, toolResponseStr unsafe.Pointer) int32 {
	return builtin_rkllm_set_function_tools.BuiltinRkllmSetFunctionTools(handle, systemPrompt, tools, toolResponseStr)
}
