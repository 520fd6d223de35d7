// Package add_lane multiplies 16 columns by one row.
package add_lane

// #include <stdint.h>
// void rkllmd_add_lane(float *c, uint16_t mask, const void *a, const void *b, const void *offsets, int64_t blocks);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_lanes"
	"rkllmd/engine/products/load_offsets"
)

// AddLane does for one row what add_lanes does for 8, with the same bits. For a product its C half is called.
//
// **Runs on:** any thread.
func AddLane(sums *[16]float32, mask uint16, columns []load_lanes.Lanes, row []byte, offsets []load_offsets.Offset) {
	C.rkllmd_add_lane((*C.float)(&sums[0]), C.uint16_t(mask), unsafe.Pointer(&columns[0]), unsafe.Pointer(&row[0]),
		unsafe.Pointer(&offsets[0]), C.int64_t(len(columns)))
}
