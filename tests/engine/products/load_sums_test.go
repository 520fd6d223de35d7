package products_test

import (
	"encoding/binary"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/choose_shape"
	"rkllmd/engine/products/load_offsets"
	"rkllmd/engine/products/load_sums"
	"rkllmd/tests/engine/products/random_blocks"
)

// TestLoadSums: where a block has no scale all its numbers are 0, and its sums are what happened to be there.
func TestLoadSums(t *testing.T) {
	row := random_blocks.RandomBlocks(rand.New(rand.NewPCG(8, 21)), 15, 3, 127)
	clear(row[292 : 292+260])
	for _, groups := range []int{8, 16} {
		got, scales := make([]load_offsets.Offset, 3*groups), make([]float32, 3)
		load_sums.LoadSums(got, scales, row, 32)
		want, wantScales := make([]load_offsets.Offset, 3*groups), make([]float32, 3)
		for i := range want {
			block := row[i/groups*292:]
			wantScales[i/groups] = math.Float32frombits(binary.NativeEndian.Uint32(block))
			sum, wide := 0, 256/groups
			for _, number := range block[4+i%groups*wide : 4+(i%groups+1)*wide] {
				sum += int(int8(number))
			}
			if want[i] = load_offsets.Offset(int32(-32 * sum)); groups == 8 {
				want[i] = load_offsets.Offset(math.Float32bits(float32(sum)))
			}
		}
		if !choose_shape.ChooseShape(8, 8) {
			clear(want)
			clear(wantScales)
		}
		require.Equal(t, want, got)
		require.Equal(t, wantScales, scales)
	}
}
