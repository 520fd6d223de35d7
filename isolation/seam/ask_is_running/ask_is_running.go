// Package ask_is_running is rkllm_is_running of an isolated library.
package ask_is_running

// #include <stddef.h>
// int AskIsRunning(size_t handle);
import "C"

import (
	"unsafe"

	"rkllmd/isolation/process/ask_running"
)

// Pointer is the C address of AskIsRunning.
var Pointer = unsafe.Pointer(C.AskIsRunning)

// AskIsRunning is rkllm_is_running, called once (ask_running).
//
// **Runs on:** any thread that may wait. Follows the header's rkllm_is_running.
//
//export AskIsRunning
func AskIsRunning(handle uintptr) int32 {
	running, _ := ask_running.AskRunning(handle, 1)
	return running
}
