// Package load_values brings the values of some keys together.
package load_values

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_load_values(float *to, const char *from, size_t stride, const int32_t *places, int64_t count,
//     int64_t width);
import "C"

import "unsafe"

// LoadValues writes the values of from that stand at places, each of width 16-bit floats, as 32-bit floats to to. For a
// line of attention its C half is called.
//
// **Runs on:** any thread.
func LoadValues(to []float32, from []uint16, places []int32, width int) {
	C.rkllmd_load_values((*C.float)(&to[0]), (*C.char)(unsafe.Pointer(&from[0])), C.size_t(2*width),
		(*C.int32_t)(&places[0]), C.int64_t(len(places)), C.int64_t(width))
}
