// Package is_inside tells whether a thread is inside a run.
package is_inside

// #include <stdint.h>
// int rkllmd_is_inside(uintptr_t handle, int change);
import "C"

// IsInside reports whether the calling thread is inside a run on handle, in whose callback, or in the handler of a
// signal during it, it calls. change 1 says that it is from now on, -1 that it has come out of the last of these.
//
// **Runs on:** a locked goroutine. Programs' threads call the C function.
func IsInside(handle uintptr, change int) bool {
	return C.rkllmd_is_inside(C.uintptr_t(handle), C.int(change)) != 0
}
