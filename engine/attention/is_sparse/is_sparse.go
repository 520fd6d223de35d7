// Package is_sparse decides between tiles and rows.
package is_sparse

// #include <stdbool.h>
// #include <stdint.h>
// bool rkllmd_is_sparse(const void *result, int64_t head, int64_t heads, int64_t stream, int64_t row, int64_t rows);
import "C"

import (
	"unsafe"

	// its C half is called by the one here
	_ "rkllmd/engine/attention/count_seen"
)

// IsSparse tells whether some rows, from row on, of some heads, from head on, of one stream are computed faster row by
// row than in a tile. result is ggml's tensor of the result. For ggml its C half is called.
//
// **Runs on:** any thread.
func IsSparse(result unsafe.Pointer, head, heads, stream, row, rows int64) bool {
	return bool(C.rkllmd_is_sparse(result, C.int64_t(head), C.int64_t(heads), C.int64_t(stream), C.int64_t(row),
		C.int64_t(rows)))
}
