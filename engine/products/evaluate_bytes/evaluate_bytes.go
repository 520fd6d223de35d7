// Package evaluate_bytes multiplies rows by weights of Q8_0.
package evaluate_bytes

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_evaluate_bytes(int thread, int threads, int64_t m, int64_t n, int64_t k, const void *a, int64_t a_row,
//     const void *b, int64_t b_row, float *c, int64_t c_row);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/products/evaluate_lanes"
	_ "rkllmd/engine/products/load_offsets"
)

// EvaluateBytes computes the part of a thread, of so many, of the product of rows and columns of Q8_0, each of depth
// times 32 numbers: to has a line of columns for each row. It returns false, and computes nothing, on a processor
// without AVX-512's VNNI, and for rows of more than 65,536 numbers. For ggml its C half is called.
//
// **Runs on:** any thread.
func EvaluateBytes(to []float32, columns, rows []byte, depth, thread, threads int) bool {
	m, n := len(columns)/34/depth, len(rows)/34/depth
	return bool(C.rkllmd_evaluate_bytes(C.int(thread), C.int(threads), C.int64_t(m), C.int64_t(n), C.int64_t(depth),
		unsafe.Pointer(&columns[0]), C.int64_t(depth), unsafe.Pointer(&rows[0]), C.int64_t(depth),
		(*C.float)(&to[0]), C.int64_t(m)))
}
