// Package prepare_rows makes rows ready for their products.
package prepare_rows

import (
	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/add_rows"
	"rkllmd/engine/products/load_offsets"
	"rkllmd/engine/products/load_sums"
	"rkllmd/tests/engine/products/block_size"
	"rkllmd/tests/engine/products/row_kind"
)

// PrepareRows returns rows, blocks of the type that goes with weights of this one, as their products take them.
func PrepareRows(kind int, blocks []byte) add_rows.Rows {
	r := add_rows.Rows{Blocks: blocks, Size: block_size.BlockSize(row_kind.RowKind(kind)), First: 2, Fours: 8}
	groups, center := 1, map[int]int{2: 8, 14: 32}[kind]
	switch kind {
	case 8:
		center, r.Large = add_pair.Center, true
	case 12:
		r.First, groups, r.Minus = 4, 8, true
	case 14:
		r.First, groups, r.Fours = 4, 16, 4
	}
	count := len(blocks) / r.Size
	r.Offsets, r.Scales = make([]load_offsets.Offset, groups*count), make([]float32, count)
	if groups == 1 {
		load_offsets.LoadOffsets(r.Offsets, r.Scales, blocks, center)
	} else {
		load_sums.LoadSums(r.Offsets, r.Scales, blocks, center)
	}
	return r
}
