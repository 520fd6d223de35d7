package products_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/evaluate_lanes"
	"rkllmd/tests/engine/products/multiply_blocks"
	"rkllmd/tests/engine/products/prepare_rows"
	"rkllmd/tests/engine/products/random_blocks"
	"rkllmd/tests/engine/products/row_kind"
)

// TestEvaluateLanes: what stood there before does not count, but for the columns that are left out.
func TestEvaluateLanes(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 18))
	cases := []struct{ n, skip, depth int }{{1, 0, 1}, {8, 0, 3}, {19, 5, 3}, {1, 15, 2}, {2, 1, 4}}
	for i := range 4 * len(cases) {
		kind, c, lanes := []int{2, 8, 12, 14}[i%4], cases[i/4], add_pair.Lanes
		c.skip %= max(1, lanes)
		row := row_kind.RowKind(kind)
		columns := random_blocks.RandomBlocks(random, kind, 32*c.depth, 9)
		blocks := random_blocks.RandomBlocks(random, row, c.n*c.depth, 2)
		got := slices.Repeat([]float32{-7}, 16*c.n)
		evaluate_lanes.EvaluateLanes(got, c.skip, kind, row, columns, len(columns)/32,
			prepare_rows.PrepareRows(kind, blocks), c.n)
		want, _ := multiply_blocks.MultiplyBlocks(kind, row, 16, c.depth, columns, blocks)
		for i := range want {
			if i%16 < c.skip || i%16 >= lanes {
				want[i] = -7
			}
		}
		require.Equal(t, want, got, "%d %v", kind, c)
	}
}
