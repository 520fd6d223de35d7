// Package call_with_one calls functions of the library that take a handle alone.
package call_with_one

/*
#include <stddef.h>
int rkllmd_call_with_one(void *function, size_t handle);
*/
import "C"

import "unsafe"

// CallWithOne calls the C function at an address with a handle alone, and returns what that returns.
//
// **Runs on:** any thread. The function at that address must allow the thread.
func CallWithOne(function unsafe.Pointer, handle uintptr) int32 {
	return int32(C.rkllmd_call_with_one(function, C.size_t(handle)))
}
