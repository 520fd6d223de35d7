// Package load_keys brings the keys, or the values, of a tile into order.
package load_keys

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_load_keys(float *to, const char *from, size_t stride, int64_t keys, int64_t depth, const char *mask,
//     size_t stride_mask, int64_t rows);
import "C"

import "unsafe"

// LoadKeys writes keys, each of depth 16-bit floats, as 32-bit floats to to, and zeros for those that mask hides
// from all rows: a line of 16-bit floats for each row, in which minus infinity hides. In a tile its C half is
// called.
//
// **Runs on:** any thread.
func LoadKeys(to []float32, from []uint16, keys, depth int, mask []uint16, rows int) {
	C.rkllmd_load_keys((*C.float)(&to[0]), (*C.char)(unsafe.Pointer(&from[0])), C.size_t(2*depth),
		C.int64_t(keys), C.int64_t(depth), (*C.char)(unsafe.Pointer(unsafe.SliceData(mask))), C.size_t(2*keys),
		C.int64_t(rows))
}
