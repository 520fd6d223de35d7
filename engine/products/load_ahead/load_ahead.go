// Package load_ahead brings bytes of columns nearer.
package load_ahead

// #include "load_ahead.c"
import "C"

import "unsafe"

// LoadAhead brings a line of 64 bytes of each column, which are column bytes apart, into the nearest cache,
// where there are such bytes. Its C half is a part of the functions that multiply columns.
//
// **Runs on:** any thread.
func LoadAhead(columns []byte, column int) {
	C.rkllmd_load_ahead(unsafe.Pointer(&columns[0]), C.int64_t(column))
}
