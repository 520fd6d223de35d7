// Package load_columns brings keys into columns.
package load_columns

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_load_columns(float *to, int64_t lanes, const char *from, size_t stride, const int32_t *places,
//     int64_t count, int64_t depth);
import "C"

import "unsafe"

// LoadColumns writes the keys of from that stand at places, each of depth 16-bit floats, a multiple of 16 and 256 at
// most, as 32-bit floats in columns: a line of lanes, a multiple of 16, for each of the depth numbers. Columns that are
// left are 0. For a line of attention its C half is called.
//
// **Runs on:** any thread.
func LoadColumns(to []float32, lanes int, from []uint16, places []int32, depth int) {
	C.rkllmd_load_columns((*C.float)(&to[0]), C.int64_t(lanes), (*C.char)(unsafe.Pointer(&from[0])),
		C.size_t(2*depth), (*C.int32_t)(&places[0]), C.int64_t(len(places)), C.int64_t(depth))
}
