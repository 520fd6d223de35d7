package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_lane"
	"rkllmd/engine/products/load_lanes"
	"rkllmd/engine/products/load_offsets"
	"rkllmd/tests/engine/products/has_lanes"
)

// TestAddLane: the largest products are not cut off.
func TestAddLane(t *testing.T) {
	columns, row := make([]byte, 16*34), make([]byte, 34)
	for i := range columns {
		columns[i] = 0x80
		if i%34 < 2 {
			columns[i] = byte(i % 34 * 0x3c)
		}
	}
	copy(row, columns)
	lanes, offsets := make([]load_lanes.Lanes, 1), make([]load_offsets.Offset, 1)
	load_lanes.LoadLanes(lanes, columns)
	load_offsets.LoadOffsets(offsets, row)
	var sums, want [16]float32
	add_lane.AddLane(&sums, 0x7fff, lanes, row, offsets)
	for i := range 15 {
		if has_lanes.HasLanes() {
			want[i] = 32 * 128 * 128
		}
	}
	require.Equal(t, want, sums)
}
