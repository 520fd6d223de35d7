package products_test

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/add_rows"
	"rkllmd/engine/products/load_lanes"
	"rkllmd/tests/engine/products/allocate_vectors"
	"rkllmd/tests/engine/products/prepare_rows"
)

// TestAddRows: the largest products are not cut off.
func TestAddRows(t *testing.T) {
	columns, row := make([]byte, 32*34), make([]byte, 34)
	for i := range columns {
		columns[i] = 0x80
		if i%34 < 2 {
			columns[i] = byte(i % 34 * 0x3c)
		}
	}
	copy(row, columns)
	copy(row[2:], bytes.Repeat([]byte{0x81}, 32)) // -127: rows have no -128
	lanes := allocate_vectors.AllocateVectors[load_lanes.Lanes]()
	load_lanes.LoadLanes(lanes, columns, 34, 1)
	sums, want := make([][16]float32, 1), make([][16]float32, 1)
	add_rows.AddRows(sums, 0x7fff, lanes, prepare_rows.PrepareRows(8, row))
	for i := range min(15, add_pair.Lanes) {
		want[0][i] = 32 * 128 * 127
	}
	require.Equal(t, want, sums)
}
