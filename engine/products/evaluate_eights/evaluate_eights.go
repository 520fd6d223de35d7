// Package evaluate_eights multiplies one row by columns of Q8_0.
package evaluate_eights

// #include <stdint.h>
// void rkllmd_evaluate_eights(float *c, uint16_t mask, const void *a, int64_t column, const void *b,
//     const void *offsets, const float *scales, int64_t k);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_offsets"
	// their C halves are a part of the one here
	_ "rkllmd/engine/products/load_scales"
	_ "rkllmd/engine/products/load_words"
)

// EvaluateEights computes the products of a row and columns of Q8_0, which are column bytes apart, each of so many
// blocks as scales has numbers, into those numbers of to that mask has: with the bits of add_lanes. It does nothing on
// a processor without AVX2. For a product its C half is called.
//
// **Runs on:** any thread.
func EvaluateEights(to *[16]float32, mask uint16, columns []byte, column int, row []byte,
	offsets []load_offsets.Offset, scales []float32) {
	C.rkllmd_evaluate_eights((*C.float)(&to[0]), C.uint16_t(mask), unsafe.Pointer(&columns[0]), C.int64_t(column),
		unsafe.Pointer(&row[0]), unsafe.Pointer(&offsets[0]), (*C.float)(&scales[0]), C.int64_t(len(scales)))
}
