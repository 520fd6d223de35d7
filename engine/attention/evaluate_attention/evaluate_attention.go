// Package evaluate_attention stands between ggml and its attention.
package evaluate_attention

// #cgo LDFLAGS: -Wl,--wrap=ggml_compute_forward_flash_attn_ext
// #include <stdint.h>
// struct rkllmd_part { int thread, threads; };
// void rkllmd_evaluate_part(const struct rkllmd_part *part, void *result)
//     __asm__("__wrap_ggml_compute_forward_flash_attn_ext");
import "C"

import (
	"unsafe"

	// their C halves are used by the one here, or by ggml beside it
	_ "rkllmd/engine/attention/evaluate_line"
	_ "rkllmd/engine/attention/evaluate_tile"
	_ "rkllmd/engine/attention/is_sparse"
	_ "rkllmd/engine/products/convert_rows"
	_ "rkllmd/engine/products/evaluate_row"
	_ "rkllmd/engine/products/llamafile_sgemm"
)

// EvaluateAttention computes the part of a thread, counted from 0, of so many threads. result is ggml's tensor of the
// result. What ggml computes itself, types and sizes that are seldom, must not come here: ggml's threads have more to
// say to it. For ggml the C half is called.
//
// **Runs on:** any thread.
func EvaluateAttention(result unsafe.Pointer, thread, threads int) {
	part := C.struct_rkllmd_part{thread: C.int(thread), threads: C.int(threads)}
	C.rkllmd_evaluate_part(&part, result)
}
