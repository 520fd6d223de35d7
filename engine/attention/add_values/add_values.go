// Package add_values adds weighted values of attention.
package add_values

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_add_values(float *sums, const float *weights, const char *from, size_t stride, const int32_t *places,
//     int64_t count, int64_t width);
import "C"

import "unsafe"

// AddValues adds to sums, a multiple of 16 and 256 at most, the values of from that stand at places, lines of as many
// 16-bit floats, each times its weight. Its sums have the bits of add_product's. For a line of attention its C half is
// called.
//
// **Runs on:** any thread.
func AddValues(sums, weights []float32, from []uint16, places []int32) {
	C.rkllmd_add_values((*C.float)(&sums[0]), (*C.float)(&weights[0]), (*C.char)(unsafe.Pointer(&from[0])),
		C.size_t(2*len(sums)), (*C.int32_t)(&places[0]), C.int64_t(len(places)), C.int64_t(len(sums)))
}
