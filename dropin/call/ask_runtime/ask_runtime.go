// Package ask_runtime takes a program's calls to the runtime's own threads.
package ask_runtime

// #include <stdint.h>
// int rkllmd_ask_runtime(int function, uintptr_t handle, void *first, void *second, void *third);
import "C"

import (
	"unsafe"

	_ "rkllmd/dropin/call/is_inside"     // whose C functions
	_ "rkllmd/dropin/call/start_thread"  // this one
	_ "rkllmd/dropin/call/take_call"     // calls
	_ "rkllmd/dropin/call/update_handle" // itself
)

// AskRuntime has a function of the library (call.Init ...) carried out by the runtime's threads, as every exported
// function does. Its C function is the whole of what a program's thread does here: Go's code never runs on such a
// thread, whose signals have handlers that may call the library again, on whatever stack there is.
//
// **Runs on:** any thread that may wait. The handler of a signal may call the C function.
func AskRuntime(function int32, handle uintptr, arguments [3]unsafe.Pointer) int32 {
	return int32(C.rkllmd_ask_runtime(C.int(function), C.uintptr_t(handle), arguments[0], arguments[1], arguments[2]))
}
