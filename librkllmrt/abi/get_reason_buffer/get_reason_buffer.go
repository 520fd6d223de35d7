// Package get_reason_buffer gives the memory for a thread's reason of failure.
package get_reason_buffer

// char *rkllmd_get_reason_buffer(void);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt/abi"
)

// GetReasonBuffer returns the calling OS thread's own memory for the reason of its last failure, a C string: empty at
// first, there until the thread ends.
//
// **Runs on:** a locked goroutine.
func GetReasonBuffer() []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(C.rkllmd_get_reason_buffer())), abi.ReasonBytes)
}
