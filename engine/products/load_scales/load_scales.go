// Package load_scales reads the scales of columns.
package load_scales

// #include "load_scales.c"
import "C"

import (
	"unsafe"

	_ "rkllmd/engine/products/add_pair" // its C half is a part of the one here
)

// LoadScales writes the 16-bit float at the beginning of each column, which are column bytes apart. It returns
// how many bytes it fetches elsewhere. It does nothing on a processor without AVX2. Its C half is a part of
// the functions that load and multiply columns.
//
// **Runs on:** any thread.
func LoadScales(to *[16]float32, columns []byte, column int) int {
	var next *C.uint8_t // nothing is there, which does no harm
	C.rkllmd_load_scales(unsafe.Pointer(to), (*C.uint8_t)(&columns[0]), C.int64_t(column), &next)
	return int(uintptr(unsafe.Pointer(next)))
}
