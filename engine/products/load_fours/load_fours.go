// Package load_fours brings weights of Q4_K into order.
package load_fours

// #include <stdint.h>
// void rkllmd_load_fours(void *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_lanes"
	// their C halves are a part of the one here
	_ "rkllmd/engine/products/load_words"
)

// LoadFours does for columns of Q4_K what load_lanes does for those of Q8_0: blocks of 256 weights each. It does
// nothing on a processor without AVX2. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadFours(to *load_lanes.Lanes, columns []byte, column, blocks int) {
	C.rkllmd_load_fours(unsafe.Pointer(to), unsafe.Pointer(&columns[0]), C.int64_t(column), nil, C.int64_t(blocks))
}
