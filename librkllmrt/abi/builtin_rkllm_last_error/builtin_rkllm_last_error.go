// Package builtin_rkllm_last_error is the embedded runtime's reason of failure.
package builtin_rkllm_last_error

// #include <stdint.h>
// void *BuiltinRkllmLastError(void);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt/abi/get_reason_buffer"
)

// Pointer is the C address of BuiltinRkllmLastError.
var Pointer = unsafe.Pointer(C.BuiltinRkllmLastError)

// BuiltinRkllmLastError returns, as a C string, why the last call on this OS thread that failed did so: "" when none
// has. A success does not change it. The memory is the thread's own: the text stays until the next failure on the same
// thread. It is an extension; the vendor's library has no such function.
//
// **Runs on:** a locked goroutine. It is the one that made the call.
//
//export BuiltinRkllmLastError
func BuiltinRkllmLastError() unsafe.Pointer {
	return unsafe.Pointer(unsafe.SliceData(get_reason_buffer.GetReasonBuffer()))
}
