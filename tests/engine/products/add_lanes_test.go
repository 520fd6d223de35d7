package products_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_lane"
	"rkllmd/engine/products/add_lanes"
	"rkllmd/engine/products/load_lanes"
	"rkllmd/engine/products/load_offsets"
	"rkllmd/tests/engine/products/has_lanes"
	"rkllmd/tests/engine/products/multiply_bytes"
	"rkllmd/tests/engine/products/random_bytes"
)

// TestAddLanes: what is there stays and gets the products added, but for the columns that the mask leaves out, and the
// bits are those of each row by itself.
func TestAddLanes(t *testing.T) {
	const depth = 5
	random := rand.New(rand.NewPCG(8, 17))
	for _, mask := range []uint16{0xffff, 1, 0x1ff} {
		columns := random_bytes.RandomBytes(random, 16*depth, 127)
		rows := random_bytes.RandomBytes(random, 8*depth, 127)
		lanes, offsets := make([]load_lanes.Lanes, depth), make([]load_offsets.Offset, 8*depth)
		load_lanes.LoadLanes(lanes, columns)
		load_offsets.LoadOffsets(offsets, rows)
		products := multiply_bytes.MultiplyBytes(columns, rows, depth)
		var sums, alone, want [8][16]float32
		for i := range 8 * 16 {
			sums[i/16][i%16] = float32(i)
			want[i/16][i%16] = float32(i)
			if mask>>(i%16)&1 != 0 && has_lanes.HasLanes() {
				want[i/16][i%16] += products[i]
			}
		}
		alone = sums
		add_lanes.AddLanes(&sums, mask, lanes, rows, offsets)
		require.Equal(t, want, sums)
		for row := range alone {
			add_lane.AddLane(&alone[row], mask, lanes, rows[row*depth*34:], offsets[row*depth:])
		}
		require.Equal(t, want, alone)
	}
}
