// Package evaluate_tile computes attention for some rows of one head.
package evaluate_tile

// #include <stdint.h>
// void rkllmd_evaluate_tile(const void *result, int64_t head, int64_t stream, int64_t row);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/kernels/add_mask"
	_ "rkllmd/engine/kernels/add_product"
	_ "rkllmd/engine/kernels/detect_mask"
	_ "rkllmd/engine/kernels/load_queries"
	_ "rkllmd/engine/kernels/update_softmax"
	_ "rkllmd/engine/kernels/write_rows"
)

// EvaluateTile computes attention for up to 64 rows, from row on, of one head of one stream. result is ggml's tensor of
// the result, whose sources are the queries, keys, values, the mask and the sinks. For ggml its C half is called.
//
// **Runs on:** any thread. It takes 273 KB of stack.
func EvaluateTile(result unsafe.Pointer, head, stream, row int64) {
	C.rkllmd_evaluate_tile(result, C.int64_t(head), C.int64_t(stream), C.int64_t(row))
}
