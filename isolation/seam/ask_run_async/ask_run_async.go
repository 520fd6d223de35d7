// Package ask_run_async is rkllm_run_async of an isolated library.
package ask_run_async

// #include <stddef.h>
// int AskRunAsync(size_t handle, size_t input, size_t param, size_t userdata);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_run"
)

// Pointer is the C address of AskRunAsync.
var Pointer = unsafe.Pointer(C.AskRunAsync)

// AskRunAsync is rkllm_run_async: the library's process runs an inference, whose callbacks come by read_callbacks. It
// returns what the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_run_async.
//
//export AskRunAsync
func AskRunAsync(handle, input, param, userdata uintptr) int32 {
	return call_run.CallRun(handle, isolation.RunAsync, input, param, userdata)
}
