// Package convert_rows stands between ggml and its conversion of rows to 8 bits.
package convert_rows

// #cgo LDFLAGS: -Wl,--wrap=ggml_quantize_mat_q8_K_4x8
// #include <stdint.h>
// void rkllmd_convert_four(const float *from, void *to, int64_t depth) __asm__("__wrap_ggml_quantize_mat_q8_K_4x8");
import "C"

import (
	"unsafe"

	// it says whether exact kernels are wanted
	_ "rkllmd/engine/products/llamafile_sgemm"
)

// ConvertRows converts four rows of numbers, from, to 8 bits, interleaved as the products of four rows take them. Each
// has a multiple of 256 numbers, of which 256 take 292 bytes. For ggml its C half is called.
//
// **Runs on:** any thread.
func ConvertRows(to []byte, from []float32) {
	C.rkllmd_convert_four((*C.float)(&from[0]), unsafe.Pointer(&to[0]), C.int64_t(len(from)/4))
}
