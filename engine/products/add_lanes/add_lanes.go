// Package add_lanes multiplies columns by up to 8 rows.
package add_lanes

// #include <stdbool.h>
// #include <stdint.h>
// void rkllmd_add_lanes(int64_t rows, bool large, float *c, int64_t c_row, uint16_t mask, int64_t groups,
//     int64_t fours, int64_t minus, const void *a, const void *b, int64_t b_size, int64_t b_row, const void *offsets,
//     const float *scales, int64_t k, int64_t blocks);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/add_rows"
	"rkllmd/engine/products/load_lanes"
)

// AddLanes adds the products of columns and up to 8 rows to sums, which has a line of 16 for each row; of each line
// only to those that mask has. It does nothing on a processor without AVX2. For a product its C half is
// called.
//
// **Runs on:** any thread.
func AddLanes(sums [][16]float32, mask uint16, columns *load_lanes.Lanes, r add_rows.Rows) {
	minus, k := 0, len(r.Scales)/len(sums)
	if r.Minus {
		minus = 1
	}
	C.rkllmd_add_lanes(C.int64_t(len(sums)), C.bool(r.Large), (*C.float)(&sums[0][0]), 16, C.uint16_t(mask),
		C.int64_t(len(r.Offsets)/len(r.Scales)), C.int64_t(r.Fours), C.int64_t(minus), unsafe.Pointer(columns),
		unsafe.Pointer(&r.Blocks[r.First]), C.int64_t(r.Size), C.int64_t(r.Size*k), unsafe.Pointer(&r.Offsets[0]),
		(*C.float)(&r.Scales[0]), C.int64_t(k), C.int64_t(k))
}
