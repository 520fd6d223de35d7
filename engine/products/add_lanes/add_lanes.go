// Package add_lanes multiplies 16 columns by 8 rows.
package add_lanes

// #include <stdint.h>
// void rkllmd_add_lanes(float *c, int64_t c_row, uint16_t mask, const void *a, const void *b, int64_t b_row,
//     const void *offsets, int64_t offset_row, int64_t blocks);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_lanes"
	"rkllmd/engine/products/load_offsets"
)

// AddLanes adds the products of 16 columns and 8 rows of Q8_0 to sums, which has a line of 16 for each row; of each
// line only to those that mask has. It does nothing on a processor without AVX-512's VNNI. For a product its C half is
// called.
//
// **Runs on:** any thread.
func AddLanes(sums *[8][16]float32, mask uint16, columns []load_lanes.Lanes, rows []byte,
	offsets []load_offsets.Offset) {
	C.rkllmd_add_lanes((*C.float)(&sums[0][0]), 16, C.uint16_t(mask), unsafe.Pointer(&columns[0]),
		unsafe.Pointer(&rows[0]), C.int64_t(len(columns)), unsafe.Pointer(&offsets[0]), C.int64_t(len(columns)),
		C.int64_t(len(columns)))
}
