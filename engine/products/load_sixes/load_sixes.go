// Package load_sixes brings weights of Q6_K into order.
package load_sixes

// #include <stdint.h>
// void rkllmd_load_sixes(void *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_lanes"
	// their C halves are a part of the one here
	_ "rkllmd/engine/products/load_scales"
	_ "rkllmd/engine/products/load_words"
)

// LoadSixes does for columns of Q6_K what load_lanes does for those of Q8_0: blocks of 256 weights each, with 32
// added. It does nothing on a processor without AVX2. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadSixes(to *load_lanes.Lanes, columns []byte, column, blocks int) {
	C.rkllmd_load_sixes(unsafe.Pointer(to), unsafe.Pointer(&columns[0]), C.int64_t(column), nil, C.int64_t(blocks))
}
