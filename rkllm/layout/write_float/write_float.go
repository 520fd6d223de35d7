// Package write_float writes a float from its digits.
package write_float

// #include "write_float.c"
import "C"

import "unsafe"

// WriteFloat writes a number of nine digits as JSON, and a comma, and returns how many bytes it is. eight are the last
// digits, a byte each; the point stands behind as many digits as point says, from -3 to 9. Its C half is a part of
// write_floats.
//
// **Runs on:** any thread.
func WriteFloat(to *[32]byte, negative bool, head, eight uint64, point int) int {
	sign := C.int64_t(0)
	if negative {
		sign = 1
	}
	begin := (*C.char)(unsafe.Pointer(to))
	end := C.rkllmd_write_float(begin, sign, C.uint64_t(head), C.uint64_t(eight), C.int64_t(point))
	return int(uintptr(unsafe.Pointer(end)) - uintptr(unsafe.Pointer(begin)))
}
