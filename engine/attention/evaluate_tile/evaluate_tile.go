// Package evaluate_tile computes attention for some rows of one head.
package evaluate_tile

// #include <stdint.h>
// void rkllmd_evaluate_tile(const void *result, int64_t head, int64_t heads, int64_t stream, int64_t row,
//     int64_t rows);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/attention/add_mask"
	_ "rkllmd/engine/attention/add_product"
	_ "rkllmd/engine/attention/detect_mask"
	_ "rkllmd/engine/attention/load_keys"
	_ "rkllmd/engine/attention/load_nearby"
	_ "rkllmd/engine/attention/load_queries"
	_ "rkllmd/engine/attention/update_softmax"
	_ "rkllmd/engine/attention/write_rows"
)

// EvaluateTile computes attention for some rows, from row on, of some heads, from head on, of one stream. The heads
// share their keys and mask, and rows times heads are 64 at most. result is ggml's tensor of the result, whose sources
// are the queries, keys, values, the mask and the sinks. For ggml its C half is called.
//
// **Runs on:** any thread. It takes 273 KB of stack.
func EvaluateTile(result unsafe.Pointer, head, heads, stream, row, rows int64) {
	C.rkllmd_evaluate_tile(result, C.int64_t(head), C.int64_t(heads), C.int64_t(stream), C.int64_t(row),
		C.int64_t(rows))
}
