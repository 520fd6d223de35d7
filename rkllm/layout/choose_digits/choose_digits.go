// Package choose_digits finds the digits of floats.
package choose_digits

// #include "choose_digits.c"
import "C"

import "unsafe"

// Floats are as many as it takes at once.
const Floats = C.RKLLMD_FLOATS

// ChooseDigits finds the shortest decimal numbers that read back as the floats whose bits are given: nine digits, of
// which eight has the last ones, a byte each, times 10^(point-9). Its C half, which says more, is a part of
// write_floats.
//
// **Runs on:** any thread.
func ChooseDigits(head, eight *[Floats]uint64, point *[Floats]int64, floats *[Floats]uint32) {
	C.rkllmd_choose_digits((*C.uint64_t)(unsafe.Pointer(head)), (*C.uint64_t)(unsafe.Pointer(eight)),
		(*C.int64_t)(unsafe.Pointer(point)), (*C.uint32_t)(unsafe.Pointer(floats)))
}
