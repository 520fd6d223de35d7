// Package evaluate_row stands between ggml and the products of a row with weights of Q4_K.
package evaluate_row

// #cgo LDFLAGS: -Wl,--wrap=ggml_gemv_q4_K_8x8_q8_K
// #include <stddef.h>
// void rkllmd_evaluate_one(int n, float *to, size_t stride, const void *columns, const void *row, int rows, int count)
//     __asm__("__wrap_ggml_gemv_q4_K_8x8_q8_K");
import "C"

import (
	"unsafe"

	// it says whether exact kernels are wanted
	_ "rkllmd/engine/products/llamafile_sgemm"
)

// EvaluateRow multiplies a row of n numbers, converted to 8 bits, by as many columns as to has room for, a multiple of
// 8. They are of Q4_K, and 8 at a time are interleaved. For ggml its C half is called.
//
// **Runs on:** any thread.
func EvaluateRow(to []float32, columns, row []byte, n int) {
	C.rkllmd_evaluate_one(C.int(n), (*C.float)(&to[0]), 0, unsafe.Pointer(&columns[0]), unsafe.Pointer(&row[0]), 1,
		C.int(len(to)))
}
