// Package ask_abort is rkllm_abort of an isolated library.
package ask_abort

// #include <stddef.h>
// int AskAbort(size_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/find_process"
	"rkllmd/rkllm"
	"rkllmd/utils/get_timestamp"
)

// Pointer is the C address of AskAbort.
var Pointer = unsafe.Pointer(C.AskAbort)

// AskAbort is rkllm_abort. The library's may wait for the run, or for ever; this one waits for isolation.AbortWait at
// most. While one call is on its way no second one is sent: 0 then, as of a library that goes on to abort. It returns
// what the function returns in the library's process, or rkllm.LostCode.
//
// **Runs on:** any thread that may wait. Follows the header's rkllm_abort.
//
//export AskAbort
func AskAbort(handle uintptr) int32 {
	p := find_process.FindProcess(handle)
	if p == nil {
		return rkllm.LostCode
	}
	p.Aborted.CompareAndSwap(0, get_timestamp.GetTimestamp())
	answer, answered := ask_process.AskProcess(p, isolation.Aborts, isolation.Abort, [4]uint64{}, isolation.AbortWait)
	switch {
	case answered:
		return int32(answer[1])
	case find_process.FindProcess(handle) == nil:
		return rkllm.LostCode
	}
	return 0
}
