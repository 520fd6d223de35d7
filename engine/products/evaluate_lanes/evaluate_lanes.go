// Package evaluate_lanes multiplies rows by up to 16 columns of Q8_0.
package evaluate_lanes

// #include <stdint.h>
// void rkllmd_evaluate_lanes(float *c, int64_t c_row, const void *a, int64_t a_row, int64_t columns, const void *b,
//     int64_t b_row, const void *offsets, int64_t n, int64_t k);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/products/add_lane"
	_ "rkllmd/engine/products/add_lanes"
	_ "rkllmd/engine/products/load_lanes"
	"rkllmd/engine/products/load_offsets"
)

// EvaluateLanes computes the product of rows of Q8_0 and 1 to 16 columns of Q8_0, each of depth times 32 numbers;
// offsets has depth for each row, and to a line of columns. It computes zeros on a processor without AVX-512's VNNI.
// For a product its C half is called.
//
// **Runs on:** any thread.
func EvaluateLanes(to []float32, columns, rows []byte, offsets []load_offsets.Offset, depth int) {
	m := len(columns) / 34 / depth
	C.rkllmd_evaluate_lanes((*C.float)(&to[0]), C.int64_t(m), unsafe.Pointer(&columns[0]), C.int64_t(depth),
		C.int64_t(m), unsafe.Pointer(&rows[0]), C.int64_t(depth), unsafe.Pointer(&offsets[0]),
		C.int64_t(len(offsets)/depth), C.int64_t(depth))
}
