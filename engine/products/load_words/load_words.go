// Package load_words turns bytes of columns into words of vectors.
package load_words

// #include "load_words.c"
import "C"

import "unsafe"

// LoadWords writes the first 16 bytes of each of 16 columns, which are column bytes apart, as words of 4 bytes: the
// first word of each column, the second of each, and so on. It returns how many bytes it fetches elsewhere. It does
// nothing on a processor without AVX-512's VNNI. Its C half is a part of the functions that load and multiply columns.
//
// **Runs on:** any thread.
func LoadWords(to *[4][16][4]byte, columns []byte, column int) int {
	var next *C.uint8_t // nothing is there, which does no harm
	C.rkllmd_load_words(unsafe.Pointer(to), (*C.uint8_t)(&columns[0]), C.int64_t(column), &next)
	return int(uintptr(unsafe.Pointer(next)))
}
