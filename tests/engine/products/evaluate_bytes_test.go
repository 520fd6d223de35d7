package products_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
	"rkllmd/engine/products/choose_shape"
	"rkllmd/engine/products/evaluate_bytes"
	"rkllmd/tests/engine/products/block_size"
	"rkllmd/tests/engine/products/multiply_blocks"
	"rkllmd/tests/engine/products/random_blocks"
	"rkllmd/tests/engine/products/row_kind"
)

// TestEvaluateBytes: threads write their own columns, all of them together all; more rows than fit at once, too few
// columns, and rows that are too long. That a row has the same bits beside others TestLlamafileSgemm shows.
func TestEvaluateBytes(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 19))
	for _, c := range []struct{ kind, m, n, depth, threads int }{{8, 37, 19, 2, 3}, {8, 64, 9, 20, 2}, {2, 16, 1, 1, 1},
		{2, 17, 43, 800, 1}, {12, 37, 9, 2, 2}, {12, 16, 3, 1, 3}, {14, 41, 12, 2, 2}, {14, 16, 27, 90, 1}} {
		row, one := row_kind.RowKind(c.kind), block_size.BlockSize(c.kind)*c.depth
		columns := random_blocks.RandomBlocks(random, c.kind, (c.m+16)*c.depth, 9)
		rows := random_blocks.RandomBlocks(random, row, c.n*c.depth, 1)
		got := make([]float32, c.m*c.n)
		own, lanes := choose_shape.ChooseShape(c.kind, row), max(1, add_pair.Lanes)
		tiles := (c.m + lanes - 1) / lanes
		for thread := range c.threads {
			before := slices.Clone(got)
			require.Equal(t, own, evaluate_bytes.EvaluateBytes(got, c.m, c.kind, row, columns, rows, c.depth, thread,
				c.threads))
			require.Equal(t, own && tiles*(thread+1)/c.threads > tiles*thread/c.threads, !slices.Equal(before, got), c)
		}
		want, sizes := multiply_blocks.MultiplyBlocks(c.kind, row, c.m, c.depth, columns, rows)
		for i := range want {
			if own {
				require.InDelta(t, want[i], got[i], 3e-7*sizes[i])
			}
		}
		few := []float32{-7, -7, -7}
		require.False(t, evaluate_bytes.EvaluateBytes(few, 3, c.kind, row, columns[:3*one], rows, c.depth, 0, 1))
		require.Equal(t, []float32{-7, -7, -7}, few)
	}
	const long = 4097
	row, got := random_blocks.RandomBlocks(random, 8, 16*long, 1), slices.Repeat([]float32{-7}, 16)
	require.False(t, evaluate_bytes.EvaluateBytes(got, 16, 8, 8, row, row, long, 0, 1))
	require.Equal(t, slices.Repeat([]float32{-7}, 16), got)
}
