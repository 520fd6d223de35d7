// Package load_numbers brings numbers of 8 bits into order.
package load_numbers

// #include <stdint.h>
// void rkllmd_load_numbers(int16_t *to, const int8_t *from);
import "C"

import "unsafe"

// LoadNumbers writes 256 numbers of 8 bits with 16: of each 32 the first two of every four, then the other two, as
// load_weights has them. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadNumbers(to *[256]int16, from *[256]int8) {
	C.rkllmd_load_numbers((*C.int16_t)(&to[0]), (*C.int8_t)(unsafe.Pointer(from)))
}
