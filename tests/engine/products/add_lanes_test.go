package products_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_lanes"
	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/add_rows"
	"rkllmd/engine/products/load_fours"
	"rkllmd/engine/products/load_lanes"
	"rkllmd/engine/products/load_nibbles"
	"rkllmd/engine/products/load_sixes"
	"rkllmd/tests/engine/products/allocate_vectors"
	"rkllmd/tests/engine/products/multiply_blocks"
	"rkllmd/tests/engine/products/prepare_rows"
	"rkllmd/tests/engine/products/random_blocks"
	"rkllmd/tests/engine/products/row_kind"
)

// TestAddLanes: what is there stays and gets the products added, but for the columns that the mask leaves out; for 1 to
// 8 rows. add_rows, compiled for any number of rows, does the same.
func TestAddLanes(t *testing.T) {
	loads := map[int]func(*load_lanes.Lanes, []byte, int, int){2: load_nibbles.LoadNibbles, 8: load_lanes.LoadLanes,
		12: load_fours.LoadFours, 14: load_sixes.LoadSixes}
	random, masks := rand.New(rand.NewPCG(8, 17)), []uint16{0xffff, 1, 0xff80}
	for i := range 3 * 8 * 4 {
		kind, rows, mask, depth := []int{2, 8, 12, 14}[i%4], 1+i/4%8, masks[i/32], []int{5, 5, 2, 2}[i%4]
		row := row_kind.RowKind(kind)
		columns := random_blocks.RandomBlocks(random, kind, 32*depth, 9)
		blocks := random_blocks.RandomBlocks(random, row, rows*depth, 2)
		lanes := allocate_vectors.AllocateVectors[load_lanes.Lanes]()
		loads[kind](lanes, columns, len(columns)/32, depth)
		products, _ := multiply_blocks.MultiplyBlocks(kind, row, 16, depth, columns, blocks)
		sums, also, want := make([][16]float32, rows), make([][16]float32, rows), make([][16]float32, rows)
		for i := range rows * 16 {
			sums[i/16][i%16], also[i/16][i%16], want[i/16][i%16] = float32(i), float32(i), float32(i)
			if mask>>(i%16)&1 != 0 && i%16 < add_pair.Lanes {
				want[i/16][i%16] += products[i]
			}
		}
		add_lanes.AddLanes(sums, mask, lanes, prepare_rows.PrepareRows(kind, blocks))
		require.Equal(t, want, sums, kind)
		add_rows.AddRows(also, mask, lanes, prepare_rows.PrepareRows(kind, blocks))
		require.Equal(t, want, also, kind)
	}
}
