package products_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/evaluate_lanes"
	"rkllmd/engine/products/load_offsets"
	"rkllmd/tests/engine/products/has_lanes"
	"rkllmd/tests/engine/products/multiply_bytes"
	"rkllmd/tests/engine/products/random_bytes"
)

// TestEvaluateLanes: what stood there before does not count.
func TestEvaluateLanes(t *testing.T) {
	random := rand.New(rand.NewPCG(8, 18))
	for _, size := range [][3]int{{1, 1, 1}, {16, 8, 16}, {5, 19, 17}, {16, 1, 40}} {
		m, n, depth := size[0], size[1], size[2]
		columns, rows := random_bytes.RandomBytes(random, m*depth, 30), random_bytes.RandomBytes(random, n*depth, 30)
		offsets, got := make([]load_offsets.Offset, n*depth), make([]float32, m*n)
		load_offsets.LoadOffsets(offsets, rows)
		for i := range got {
			got[i] = -7
		}
		evaluate_lanes.EvaluateLanes(got, columns, rows, offsets, depth)
		want := make([]float32, m*n)
		if has_lanes.HasLanes() {
			want = multiply_bytes.MultiplyBytes(columns, rows, depth)
		}
		require.Equal(t, want, got, size)
	}
}
