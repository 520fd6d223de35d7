// Package add_lane multiplies 16 columns by one row.
package add_lane

// #include <stdint.h>
// void rkllmd_add_lane(float *c, uint16_t mask, int64_t groups, int64_t fours, int64_t minus, const void *a,
//     const void *b, int64_t b_size, const void *offsets, const float *scales, int64_t blocks);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/add_lanes"
	"rkllmd/engine/products/load_lanes"
)

// AddLane does for one row what add_lanes does for 8, with the same bits.
//
// **Runs on:** any thread.
func AddLane(sums *[16]float32, mask uint16, columns *load_lanes.Lanes, r add_lanes.Rows) {
	minus := 0
	if r.Minus {
		minus = 1
	}
	C.rkllmd_add_lane((*C.float)(&sums[0]), C.uint16_t(mask), C.int64_t(len(r.Offsets)/len(r.Scales)),
		C.int64_t(r.Fours), C.int64_t(minus), unsafe.Pointer(columns), unsafe.Pointer(&r.Blocks[r.First]),
		C.int64_t(r.Size), unsafe.Pointer(&r.Offsets[0]), (*C.float)(&r.Scales[0]), C.int64_t(len(r.Scales)))
}
