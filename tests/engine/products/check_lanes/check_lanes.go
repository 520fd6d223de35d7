// Package check_lanes reads weights out of lanes.
package check_lanes

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/load_lanes"
	"rkllmd/tests/engine/products/allocate_vectors"
	"rkllmd/tests/engine/products/block_size"
	"rkllmd/tests/engine/products/decode_weight"
	"rkllmd/tests/engine/products/random_blocks"
)

// CheckLanes has load bring blocks of a type of ggml's into order, 512 weights of each column, in groups of
// so many weights, to which center was added, and finds each weight in its place.
func CheckLanes(t testing.TB, kind, group, center int, load func(*load_lanes.Lanes, []byte, int, int)) {
	t.Helper()
	numbers := 32
	if kind > 8 {
		numbers = 256
	}
	size, blocks := block_size.BlockSize(kind), 512/numbers
	from := random_blocks.RandomBlocks(rand.New(rand.NewPCG(8, 16)), kind, 32*blocks, 100)
	to := allocate_vectors.AllocateVectors[load_lanes.Lanes]()
	load(to, from, size*blocks, blocks)
	if add_pair.Lanes == 0 {
		require.Equal(t, load_lanes.Lanes{}, *to)
	}
	for i := range 512 * add_pair.Lanes {
		lane, at := i/512, i%512
		want := decode_weight.DecodeWeight(kind, from[(lane*blocks+at/numbers)*size:], at%numbers)
		g := at / group
		weight := float64(to.Bytes[at/4][lane][at%4]) - float64(center)
		if kind == 8 && center == 0 {
			weight = float64(int8(to.Bytes[at/4][lane][at%4]))
		}
		got := weight*float64(to.Scales[g][lane]) - float64(to.Least[g][lane])
		require.Equal(t, want, got, "%d of column %d", at, lane)
	}
}
