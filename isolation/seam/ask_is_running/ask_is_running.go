// Package ask_is_running is rkllm_is_running of an isolated library.
package ask_is_running

// #include <stddef.h>
// int AskIsRunning(size_t handle);
import "C"

import (
	"time"
	"unsafe"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_process"
	"rkllmd/isolation/process/find_process"
)

// Pointer is the C address of AskIsRunning.
var Pointer = unsafe.Pointer(C.AskIsRunning)

// AskIsRunning is rkllm_is_running. While a run is on, a library that does not answer within isolation.QuickWait,
// because it holds a lock, is running: 1. It returns what the function returns in the library's process, 0 where that
// has ended.
//
// **Runs on:** any thread that may wait. Follows the header's rkllm_is_running.
//
//export AskIsRunning
func AskIsRunning(handle uintptr) int32 {
	p := find_process.FindProcess(handle)
	if p == nil {
		return 0
	}
	running, patience := p.Running.Load() != 0, time.Duration(0)
	if running {
		patience = isolation.QuickWait
	}
	answer, answered := ask_process.AskProcess(p, isolation.Quick, isolation.IsRunning, [4]uint64{}, patience)
	switch {
	case answered:
		return int32(answer[1])
	case running && find_process.FindProcess(handle) != nil:
		return 1
	}
	return 0
}
