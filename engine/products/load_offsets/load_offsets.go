// Package load_offsets prepares a row of Q8_0 for its products.
package load_offsets

// #include <stdint.h>
// void rkllmd_load_offsets(void *to, float *scales, const void *from, int64_t groups, int64_t center, int64_t k);
import "C"

import "unsafe"

// Offset is where the products of a group of numbers with weights begin, a whole number; or, as a float, the sum of
// the numbers, where each group of weights has a least value.
type Offset uint32

// LoadOffsets writes the offset of each 32 numbers of row, which is in Q8_0, for weights that have center added, and
// their scales. It does nothing on a processor without AVX2. For a product its C half is called.
//
// **Runs on:** any thread.
func LoadOffsets(to []Offset, scales []float32, row []byte, center int) {
	C.rkllmd_load_offsets(unsafe.Pointer(&to[0]), (*C.float)(&scales[0]), unsafe.Pointer(&row[0]),
		C.int64_t(len(to)/len(scales)), C.int64_t(center), C.int64_t(len(scales)))
}
