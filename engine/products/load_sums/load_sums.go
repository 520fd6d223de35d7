// Package load_sums prepares a row of Q8_K for its products.
package load_sums

// #include <stdint.h>
// void rkllmd_load_sums(void *to, float *scales, const void *from, int64_t groups, int64_t center, int64_t k);
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_offsets"
)

// LoadSums writes the offsets of each 256 numbers of row, which is in Q8_K, and their scales: for 16 groups of weights
// that have center added, or for 8 that have least values. It does nothing on a processor without AVX2. For
// a product its C half is called.
//
// **Runs on:** any thread.
func LoadSums(to []load_offsets.Offset, scales []float32, row []byte, center int) {
	C.rkllmd_load_sums(unsafe.Pointer(&to[0]), (*C.float)(&scales[0]), unsafe.Pointer(&row[0]),
		C.int64_t(len(to)/len(scales)), C.int64_t(center), C.int64_t(len(scales)))
}
