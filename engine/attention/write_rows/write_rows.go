// Package write_rows writes what attention has computed.
package write_rows

// #include <stddef.h>
// #include <stdint.h>
// void rkllmd_write_rows(float *to, size_t stride, const float *sums, int64_t width, int64_t rows,
//     const float *greatest, const float *weights, const float *sink);
import "C"

// WriteRows writes lines of width numbers to to, stride numbers apart: those of sums, each divided by its sum of
// weights; 0 where all was hidden. A sink is a score that has a weight but no value; nil: there is none. In a tile its
// C half is called.
//
// **Runs on:** any thread.
func WriteRows(to []float32, stride int, sums []float32, width int, greatest, weights []float32, sink *float32) {
	C.rkllmd_write_rows((*C.float)(&to[0]), C.size_t(4*stride), (*C.float)(&sums[0]), C.int64_t(width),
		C.int64_t(len(weights)), (*C.float)(&greatest[0]), (*C.float)(&weights[0]), (*C.float)(sink))
}
