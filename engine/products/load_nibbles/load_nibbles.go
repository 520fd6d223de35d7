// Package load_nibbles brings weights of Q4_0 into order.
package load_nibbles

// #include <stdint.h>
// void rkllmd_load_nibbles(void *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_lanes"
	// their C halves are a part of the one here
	_ "rkllmd/engine/products/load_scales"
	_ "rkllmd/engine/products/load_words"
)

// LoadNibbles does for columns of Q4_0 what load_lanes does for those of Q8_0: blocks of 32 weights each, with 8
// added. It does nothing on a processor without AVX2. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadNibbles(to *load_lanes.Lanes, columns []byte, column, blocks int) {
	C.rkllmd_load_nibbles(unsafe.Pointer(to), unsafe.Pointer(&columns[0]), C.int64_t(column), nil, C.int64_t(blocks))
}
