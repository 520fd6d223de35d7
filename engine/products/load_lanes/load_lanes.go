// Package load_lanes brings weights of Q8_0 into order.
package load_lanes

// #include <stdint.h>
// void rkllmd_load_lanes(void *to, const void *from, int64_t column, const uint8_t *next, int64_t blocks);
import "C"

import (
	"unsafe"

	// their C halves are a part of the one here
	_ "rkllmd/engine/products/load_scales"
	_ "rkllmd/engine/products/load_words"
)

// Lanes are up to 512 weights of each column, 4 of a column beside those of the others, and for each group of
// them what their products are multiplied by, and what is subtracted of it. For C they stand at a multiple of 64
// bytes.
type Lanes struct {
	Bytes         [128][16][4]uint8
	Scales, Least [32][16]float32
}

// LoadLanes writes blocks of columns of Q8_0, which are column bytes apart, so that each column has a lane of a
// vector, with 128 added. It does nothing on a processor without AVX2. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadLanes(to *Lanes, columns []byte, column, blocks int) {
	C.rkllmd_load_lanes(unsafe.Pointer(to), unsafe.Pointer(&columns[0]), C.int64_t(column), nil, C.int64_t(blocks))
}
