// Package load_offsets prepares a row of Q8_0 for its products.
package load_offsets

// #include <stdint.h>
// void rkllmd_load_offsets(void *to, const void *from, int64_t blocks);
import "C"

import "unsafe"

// Offset is where the products of 32 numbers with weights that have 128 added begin, and the scale of these numbers.
type Offset struct {
	Sum   int32
	Scale float32
}

// LoadOffsets writes the offset of each 32 numbers of row, which is in Q8_0. It does nothing on a processor without
// AVX-512's VNNI. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadOffsets(to []Offset, row []byte) {
	C.rkllmd_load_offsets(unsafe.Pointer(&to[0]), unsafe.Pointer(&row[0]), C.int64_t(len(to)))
}
