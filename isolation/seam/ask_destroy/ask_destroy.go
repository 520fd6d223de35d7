// Package ask_destroy is rkllm_destroy of an isolated library.
package ask_destroy

// #include <stddef.h>
// int AskDestroy(size_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
	"rkllmd/isolation/process/close_process"
	"rkllmd/isolation/process/find_process"
	"rkllmd/rkllm"
)

// Pointer is the C address of AskDestroy.
var Pointer = unsafe.Pointer(C.AskDestroy)

// AskDestroy is rkllm_destroy: the library frees the model, and then its process ends, and with it all that the
// library has forgotten to free. A library that does not answer is ended too, which frees the model as well: 0, unless
// it cannot be ended. It returns what the function returns there, or rkllm.LostCode.
//
// **Runs on:** the worker. Follows the header's rkllm_destroy.
//
//export AskDestroy
func AskDestroy(handle uintptr) int32 {
	p := find_process.FindProcess(handle)
	if p == nil {
		return rkllm.LostCode
	}
	code := call_process.CallProcess(handle, isolation.Destroy, [4]uint64{}, "")
	switch {
	case code == rkllm.LostCode && p.Hang.Load() != nil && !p.Isolation.Death.Load().Stuck:
		return 0
	case code == 0:
		close_process.CloseProcess(p)
	}
	return code
}
