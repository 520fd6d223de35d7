// Package evaluate_product multiplies rows by weights of Q6_K.
package evaluate_product

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_evaluate_product(int thread, int threads, int64_t m, int64_t n, int64_t k, const void *a, int64_t a_row,
//     const void *b, int64_t b_row, float *c, int64_t c_row);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/products/load_numbers"
	_ "rkllmd/engine/products/load_weights"
)

// EvaluateProduct computes the part of a thread, of so many, of the product of rows, each of depth times 256 numbers in
// ggml's Q8_K, and as long columns of Q6_K: to has a line of columns for each row. It returns false, and computes
// nothing, for one row, and on a processor without AVX2. For ggml its C half is called.
//
// **Runs on:** any thread.
func EvaluateProduct(to []float32, columns, rows []byte, depth, thread, threads int) bool {
	m, n := len(columns)/210/depth, len(rows)/292/depth
	return bool(C.rkllmd_evaluate_product(C.int(thread), C.int(threads), C.int64_t(m), C.int64_t(n), C.int64_t(depth),
		unsafe.Pointer(&columns[0]), C.int64_t(depth), unsafe.Pointer(&rows[0]), C.int64_t(depth),
		(*C.float)(&to[0]), C.int64_t(m)))
}
