// Package reason_buffer gives the memory for a thread's reason of failure.
package reason_buffer

// char *rkllmd_reason_buffer(void);
import "C"

import (
	"unsafe"

	"rkllmd/librkllmrt"
)

// ReasonBuffer returns the calling OS thread's own memory for the reason of its last failure, a C string: empty at first,
// there until the thread ends.
//
// **Runs on:** a goroutine that cannot change its thread: one called from C, or locked.
func ReasonBuffer() []byte {
	return unsafe.Slice((*byte)(unsafe.Pointer(C.rkllmd_reason_buffer())), librkllmrt.ReasonBytes)
}
