// Package rt_call calls a C function of the runtime.
package rt_call

// #include <stdint.h>
// int rt_call(void *function, uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d);
import "C"

import "unsafe"

// RtCall calls a C function by its address, as a foreign program would. args are up to four integers, or addresses of C
// memory.
func RtCall(function unsafe.Pointer, args ...uintptr) int32 {
	var a [4]C.uintptr_t
	for i, arg := range args {
		a[i] = C.uintptr_t(arg)
	}
	return int32(C.rt_call(function, a[0], a[1], a[2], a[3]))
}
