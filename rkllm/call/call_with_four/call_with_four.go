// Package call_with_four calls functions of the library that take a handle and three arguments.
package call_with_four

/*
#include <stddef.h>
int rkllmd_call_with_four(void *function, size_t handle, size_t first, size_t second, size_t third);
*/
import "C"

import "unsafe"

// CallWithFour calls the C function at an address with a handle and three arguments, each the address of C
// memory, 0 for NULL, or a userdata, and returns what that returns.
//
// **Runs on:** any thread. The function at that address must allow the thread.
func CallWithFour(function unsafe.Pointer, handle, first, second, third uintptr) int32 {
	return int32(C.rkllmd_call_with_four(function, C.size_t(handle), C.size_t(first), C.size_t(second),
		C.size_t(third)))
}
