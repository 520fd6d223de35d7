// Package evaluate_lanes multiplies rows by columns.
package evaluate_lanes

// #include <stdint.h>
// const void *rkllmd_choose_shape(int type, int row_type);
// void rkllmd_evaluate_lanes(const void *shape, float *c, int64_t c_row, int64_t skip, const void *a, int64_t column,
//     const void *b, int64_t b_row, const void *offsets, const float *scales, int64_t n, int64_t k);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/products/add_lanes"
	"rkllmd/engine/products/add_rows"
	_ "rkllmd/engine/products/choose_shape"
)

// EvaluateLanes computes the products of n rows of one type of ggml's, of which r has all but Fours and Minus, and
// columns of another, which are column bytes apart: to has a line of 16 for each row, of which it leaves the first
// numbers that skip says as they are. It does nothing where choose_shape has no shape. For a product its C half is
// called.
//
// **Runs on:** any thread.
func EvaluateLanes(to []float32, skip, kind, row int, columns []byte, column int, r add_rows.Rows, n int) {
	shape, k := C.rkllmd_choose_shape(C.int(kind), C.int(row)), len(r.Scales)/n
	if shape == nil {
		return
	}
	C.rkllmd_evaluate_lanes(shape, (*C.float)(&to[0]), 16, C.int64_t(skip), unsafe.Pointer(&columns[0]),
		C.int64_t(column), unsafe.Pointer(&r.Blocks[0]), C.int64_t(k*r.Size), unsafe.Pointer(&r.Offsets[0]),
		(*C.float)(&r.Scales[0]), C.int64_t(n), C.int64_t(k))
}
