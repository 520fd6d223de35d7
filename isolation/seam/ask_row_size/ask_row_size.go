// Package ask_row_size is Library.RowSize of the embedded runtime in a process.
package ask_row_size

// #include <stddef.h>
// int AskRowSize(size_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/call_process"
)

// Pointer is the C address of AskRowSize.
var Pointer = unsafe.Pointer(C.AskRowSize)

// AskRowSize asks how many floats a row of embeddings has, in the process of the embedded runtime. It returns that, or
// rkllm.LostCode.
//
// **Runs on:** the worker.
//
//export AskRowSize
func AskRowSize(handle uintptr) int32 {
	return call_process.CallProcess(handle, isolation.RowSize, [4]uint64{}, "")
}
