// Package call_with_two calls functions of the library that take a handle and one argument.
package call_with_two

/*
#include <stddef.h>
int rkllmd_call_with_two(void *function, size_t handle, size_t argument);
*/
import "C"

import "unsafe"

// CallWithTwo calls the C function at an address with a handle and one argument, the address of C memory or 0 for
// NULL, and returns what that returns.
//
// **Runs on:** any thread. The function at that address must allow the thread.
func CallWithTwo(function unsafe.Pointer, handle, argument uintptr) int32 {
	return int32(C.rkllmd_call_with_two(function, C.size_t(handle), C.size_t(argument)))
}
