// Package evaluate_bytes multiplies rows by weights of few bits.
package evaluate_bytes

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_evaluate_bytes(int thread, int threads, int64_t m, int64_t n, int64_t k, const void *a, int64_t a_row,
//     const void *b, int64_t b_row, float *c, int64_t c_row, int type, int row_type);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/products/choose_shape"
	_ "rkllmd/engine/products/evaluate_lanes"
)

// EvaluateBytes computes the part of a thread, of so many, of the product of rows of one type of ggml's and m columns
// of another, each of depth blocks: to has a line of m for each row. It returns false, and computes nothing, where
// choose_shape has no shape, for fewer columns than a vector has lanes, and for very long rows. For ggml its C half is
// called.
//
// **Runs on:** any thread.
func EvaluateBytes(to []float32, m, kind, row int, columns, rows []byte, depth, thread, threads int) bool {
	return bool(C.rkllmd_evaluate_bytes(C.int(thread), C.int(threads), C.int64_t(m), C.int64_t(len(to)/m),
		C.int64_t(depth), unsafe.Pointer(&columns[0]), C.int64_t(depth), unsafe.Pointer(&rows[0]), C.int64_t(depth),
		(*C.float)(&to[0]), C.int64_t(m), C.int(kind), C.int(row)))
}
