// Package add_line multiplies a line by a small matrix.
package add_line

// #include <stdint.h>
// void rkllmd_add_line(float *sums, const float *a, const float *b, int64_t depth, int64_t width);
import "C"

// AddLine adds a·b to sums, a multiple of 16 of them: b has a line of as many for each number of a. Its sums have the
// bits of add_product's. For a line of attention its C half is called.
//
// **Runs on:** any thread.
func AddLine(sums, a, b []float32) {
	C.rkllmd_add_line((*C.float)(&sums[0]), (*C.float)(&a[0]), (*C.float)(&b[0]), C.int64_t(len(a)),
		C.int64_t(len(sums)))
}
