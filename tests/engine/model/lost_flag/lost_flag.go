// Package lost_flag makes a flag that a signal handler may set.
package lost_flag

// #include <stdint.h>
// #include <stdlib.h>
import "C"

import "unsafe"

// LostFlag returns a number in C memory, 0, which is never freed.
func LostFlag() *int32 {
	return (*int32)(unsafe.Pointer(C.calloc(1, C.sizeof_int32_t)))
}
