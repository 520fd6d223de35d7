// Package ask_run is rkllm_run of an isolated library.
package ask_run

// #include <stddef.h>
// int AskRun(size_t handle, size_t input, size_t param, size_t userdata);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_run"
)

// Pointer is the C address of AskRun.
var Pointer = unsafe.Pointer(C.AskRun)

// AskRun is rkllm_run: the library's process runs an inference, whose callbacks come by read_callbacks. It returns
// what the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_run.
//
//export AskRun
func AskRun(handle, input, param, userdata uintptr) int32 {
	return call_run.CallRun(handle, isolation.Run, input, param, userdata)
}
