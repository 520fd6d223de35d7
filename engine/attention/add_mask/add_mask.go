// Package add_mask adds a mask to scores.
package add_mask

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_add_mask(float *scores, int64_t lanes, const char *mask, size_t stride, int64_t rows, int64_t keys);
import "C"

import "unsafe"

// AddMask adds a mask of 16-bit floats, a line of stride numbers for each of the rows, to scores, which have a line of
// lanes for each key. In a tile its C half is called.
//
// **Runs on:** any thread.
func AddMask(scores []float32, lanes int, mask []uint16, stride, rows, keys int) {
	C.rkllmd_add_mask((*C.float)(&scores[0]), C.int64_t(lanes), (*C.char)(unsafe.Pointer(&mask[0])), C.size_t(2*stride),
		C.int64_t(rows), C.int64_t(keys))
}
