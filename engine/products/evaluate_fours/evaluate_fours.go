// Package evaluate_fours multiplies one row by columns of Q4_K.
package evaluate_fours

// #include <stdint.h>
// void rkllmd_evaluate_fours(float *c, uint16_t mask, const void *a, int64_t column, const void *b,
//     const void *offsets, const float *scales, int64_t k);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_offsets"
	// their C halves are a part of the one here
	_ "rkllmd/engine/products/load_ahead"
	_ "rkllmd/engine/products/load_words"
)

// EvaluateFours does for columns of Q4_K and a row of Q8_K what evaluate_eights does for those of Q8_0.
//
// **Runs on:** any thread.
func EvaluateFours(to *[16]float32, mask uint16, columns []byte, column int, row []byte,
	offsets []load_offsets.Offset, scales []float32) {
	C.rkllmd_evaluate_fours((*C.float)(&to[0]), C.uint16_t(mask), unsafe.Pointer(&columns[0]), C.int64_t(column),
		unsafe.Pointer(&row[0]), unsafe.Pointer(&offsets[0]), (*C.float)(&scales[0]), C.int64_t(len(scales)))
}
