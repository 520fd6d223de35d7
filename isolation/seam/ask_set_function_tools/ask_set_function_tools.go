// Package ask_set_function_tools is rkllm_set_function_tools of an isolated library.
package ask_set_function_tools

// #include <stddef.h>
// int AskSetFunctionTools(size_t handle, size_t system, size_t tools, size_t response);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskSetFunctionTools.
var Pointer = unsafe.Pointer(C.AskSetFunctionTools)

// AskSetFunctionTools is rkllm_set_function_tools: it tells the model of functions, in the library's process. It
// returns what the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_set_function_tools.
//
//export AskSetFunctionTools
func AskSetFunctionTools(handle, system, tools, response uintptr) int32 {
	words := [4]uint64{uint64(system), uint64(tools), uint64(response)}
	return call_process.CallProcess(handle, isolation.SetFunctionTools, words, "function tools")
}
