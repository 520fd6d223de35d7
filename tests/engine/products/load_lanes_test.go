package products_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/load_lanes"
	"rkllmd/tests/engine/products/has_lanes"
	"rkllmd/tests/engine/products/random_bytes"
)

// TestLoadLanes: each column has its lane, the last one those that are not there.
func TestLoadLanes(t *testing.T) {
	const depth = 3
	random := rand.New(rand.NewPCG(8, 16))
	for _, columns := range []int{1, 7, 8, 9, 16} {
		from, to := random_bytes.RandomBytes(random, columns*depth, 127), make([]load_lanes.Lanes, depth)
		load_lanes.LoadLanes(to, from)
		if !has_lanes.HasLanes() {
			require.Equal(t, make([]load_lanes.Lanes, depth), to)
			continue
		}
		for i := range depth * 16 * 32 {
			block, lane, at := i/512, i/32%16, i%32
			column := from[(min(lane, columns-1)*depth+block)*34:]
			require.Equal(t, column[2+at]^128, to[block].Bytes[at/4][lane][at%4], i)
			require.Equal(t, map[byte]float32{0x38: 0.5, 0x3c: 1, 0x40: 2}[column[1]], to[block].Scales[lane], i)
		}
	}
}
