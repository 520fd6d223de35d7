// Package llamafile_sgemm stands between ggml and llamafile's matrix products.
package llamafile_sgemm

// #cgo LDFLAGS: -Wl,--wrap=llamafile_sgemm
// #include <stdint.h>
// extern int32_t rkllmd_exact_kernels;
import "C"

import (
	// their C halves are called by the one here, or by ggml
	_ "rkllmd/engine/products/convert_row"
	_ "rkllmd/engine/products/evaluate_bytes"
)

// LlamafileSgemm switches llamafile's matrix products off (exact) or on. They are fast, but the sum behind a number
// depends on how many rows are computed at once. While they are off, ggml computes each row by itself, in one order.
//
// **Runs on:** any thread. Nothing may be decoded meanwhile. **Holds:** engine.Kernels, by use_exact_kernels.
func LlamafileSgemm(exact bool) {
	C.rkllmd_exact_kernels = 0
	if exact {
		C.rkllmd_exact_kernels = 1
	}
}
