// Package add_rows multiplies columns by so many rows.
package add_rows

// #include "add_rows.c"
import "C"

import (
	"unsafe"

	"rkllmd/engine/products/load_lanes"
	"rkllmd/engine/products/load_offsets"
)

// Rows are what columns are multiplied by: blocks of numbers, of so many bytes each, which begin behind First; the
// offsets of their groups, and their scales. A group has Fours times four numbers. Minus: groups of weights have least
// values.
type Rows struct {
	Blocks      []byte
	Size, First int
	Offsets     []load_offsets.Offset
	Scales      []float32
	Fours       int
	Minus       bool
	Large       bool // weights have 8 bits
}

// AddRows does what add_lanes does, of whose C half its own is a part.
//
// **Runs on:** any thread.
func AddRows(sums [][16]float32, mask uint16, columns *load_lanes.Lanes, r Rows) {
	minus, k := 0, len(r.Scales)/len(sums)
	if r.Minus {
		minus = 1
	}
	C.rkllmd_add_rows(C.int(len(sums)), C.bool(r.Large), (*C.float)(&sums[0][0]), 16, C.uint16_t(mask),
		C.int64_t(len(r.Offsets)/len(r.Scales)), C.int64_t(r.Fours), C.int64_t(minus),
		(*C.struct_lanes)(unsafe.Pointer(columns)), (*C.int8_t)(unsafe.Pointer(&r.Blocks[r.First])), C.int64_t(r.Size),
		C.int64_t(r.Size*k), (*C.union_offset)(unsafe.Pointer(&r.Offsets[0])), (*C.float)(&r.Scales[0]), C.int64_t(k),
		C.int64_t(k))
}
