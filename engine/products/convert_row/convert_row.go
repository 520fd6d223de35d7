// Package convert_row stands between ggml and its conversion of a row to 8 bits.
package convert_row

// #cgo LDFLAGS: -Wl,--wrap=quantize_row_q8_K
// #include <stdint.h>
// void rkllmd_convert_line(const float *from, void *to, int64_t depth) __asm__("__wrap_quantize_row_q8_K");
import "C"

import (
	"unsafe"

	_ "github.com/ollama/ollama/llama/llama.cpp/src" // links llama.cpp and ggml
)

// ConvertRow converts a row of numbers, a multiple of 256, to 8 bits, of which 256 take 292 bytes. For ggml its C half
// is called.
//
// **Runs on:** any thread.
func ConvertRow(to []byte, from []float32) {
	C.rkllmd_convert_line((*C.float)(&from[0]), unsafe.Pointer(&to[0]), C.int64_t(len(from)))
}
