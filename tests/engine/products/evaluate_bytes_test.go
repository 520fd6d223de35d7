package products_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/evaluate_bytes"
	"rkllmd/tests/engine/products/has_lanes"
	"rkllmd/tests/engine/products/multiply_bytes"
	"rkllmd/tests/engine/products/random_bytes"
)

// TestEvaluateBytes: threads write their own columns, all of them together all; more rows than fit at once, and rows
// that are too long. That a row has the same bits beside others TestLlamafileSgemm shows.
func TestEvaluateBytes(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 19))
	for _, size := range [][4]int{{37, 19, 2, 3}, {64, 9, 20, 2}, {16, 1, 1, 1}, {17, 43, 400, 1}} {
		m, n, depth, threads := size[0], size[1], size[2], size[3]
		columns, rows := random_bytes.RandomBytes(random, m*depth, 20), random_bytes.RandomBytes(random, n*depth, 20)
		got := make([]float32, m*n)
		for thread := range threads {
			before := slices.Clone(got)
			require.Equal(t, has_lanes.HasLanes(), evaluate_bytes.EvaluateBytes(got, columns, rows, depth, thread,
				threads))
			require.Equal(t, has_lanes.HasLanes(), !slices.Equal(before, got))
		}
		if has_lanes.HasLanes() {
			require.Equal(t, multiply_bytes.MultiplyBytes(columns, rows, depth), got, size)
		}
	}
	const long = 2049
	row, got := random_bytes.RandomBytes(random, long, 1), []float32{-7}
	require.False(t, evaluate_bytes.EvaluateBytes(got, row, row, long, 0, 1))
	require.Equal(t, []float32{-7}, got)
}
