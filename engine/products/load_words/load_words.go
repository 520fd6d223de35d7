// Package load_words turns bytes of columns into words of vectors.
package load_words

// #include "load_words.c"
import "C"

import (
	"unsafe"

	_ "rkllmd/engine/products/add_pair" // its C half is a part of the one here
)

// LoadWords writes the first 16 bytes of as many columns as a vector has lanes, which are column bytes apart, as words
// of 4 bytes: the first word of each column, the second of each, and so on. It returns how many bytes it fetches
// elsewhere. Its C half is a part of the functions that load and multiply columns.
//
// **Runs on:** any thread.
func LoadWords(to *[256]byte, columns []byte, column int) int {
	var next *C.uint8_t // nothing is there, which does no harm
	C.rkllmd_load_words(unsafe.Pointer(to), (*C.uint8_t)(&columns[0]), C.int64_t(column), &next)
	return int(uintptr(unsafe.Pointer(next)))
}
