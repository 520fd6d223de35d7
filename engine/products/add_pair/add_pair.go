// Package add_pair multiplies bytes of columns by bytes of a row.
package add_pair

// #include "add_pair.c"
import "C"

import "unsafe"

// Lanes is how many columns are multiplied at once: 16 where the program was compiled for AVX-512's VNNI, 8 for AVX2, 0
// elsewhere. Center is what weights of 8 bits get added. As constants of Go's they also have all compiled anew whose C
// begins with this one's: Go does not look whether C that another package includes has changed.
const (
	Lanes  = C.LANES
	Center = C.CENTER
)

// AddPair adds the products of 8 weights of each of 16 columns, 4 in weights and 4 in others, with 8 numbers of a row
// to sums. Large weights have 8 bits, others 6 at most. Without AVX-512's VNNI it adds those of 8 columns, without AVX2
// of none. Its C half is the beginning of all that works with such vectors.
//
// **Runs on:** any thread.
func AddPair(sums *[16]int32, weights, others *[16][4]uint8, numbers *[8]int8, large bool) {
	C.rkllmd_add_pair(unsafe.Pointer(sums), unsafe.Pointer(weights), (*C.int8_t)(&numbers[0]), unsafe.Pointer(others),
		(*C.int8_t)(&numbers[4]), C.bool(large))
}
