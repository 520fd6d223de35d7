// Package evaluate_line computes attention for one row.
package evaluate_line

// #include <stdint.h>
// void rkllmd_evaluate_line(const void *result, int64_t head, int64_t heads, int64_t stream, int64_t row);
import "C"

import (
	"unsafe"

	// their C halves are called by the one here
	_ "rkllmd/engine/attention/add_line"
	_ "rkllmd/engine/attention/add_values"
	_ "rkllmd/engine/attention/list_seen"
	_ "rkllmd/engine/attention/load_columns"
	_ "rkllmd/engine/attention/load_nearby"
	_ "rkllmd/engine/attention/load_queries"
	_ "rkllmd/engine/attention/update_line"
	_ "rkllmd/engine/attention/write_rows"
	_ "rkllmd/engine/products/llamafile_sgemm"
)

// EvaluateLine computes attention for one row of some heads that share their keys and mask, 16 at most, from head on,
// of one stream, with the bits of evaluate_tile where exact kernels are wanted. result is ggml's tensor of the result.
// For ggml its C half is called.
//
// **Runs on:** any thread. It takes 120 KB of stack.
func EvaluateLine(result unsafe.Pointer, head, heads, stream, row int64) {
	C.rkllmd_evaluate_line(result, C.int64_t(head), C.int64_t(heads), C.int64_t(stream), C.int64_t(row))
}
