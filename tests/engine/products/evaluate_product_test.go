package products_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/evaluate_product"
	"rkllmd/engine/variants/list_instructions"
)

// TestEvaluateProduct: threads write their own columns, all of them together all; one row is left to ggml. That the
// bits are ggml's TestLlamafileSgemm shows where there are no lanes: in the variants without VNNI (make test-release).
func TestEvaluateProduct(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 37))
	const depth, width, rows = 2, 37, 19
	columns, numbers := make([]byte, width*depth*210), make([]byte, rows*depth*292)
	for i := range columns {
		columns[i] = byte(random.Uint32())
		if i%210 == 209 {
			columns[i] &= 0x3f // a scale that is a number
		}
	}
	for i := range numbers {
		numbers[i] = byte(random.Uint32())
		if i%292 == 3 {
			numbers[i] = 0x3f
		}
	}
	want := make([]float32, width*rows)
	fast := slices.Contains(list_instructions.ListInstructions(), "AVX2")
	require.Equal(t, fast, evaluate_product.EvaluateProduct(want, columns, numbers, depth, 0, 1))
	require.False(t, evaluate_product.EvaluateProduct(want, columns, numbers[:depth*292], depth, 0, 1))
	if !fast {
		require.Equal(t, make([]float32, width*rows), want)
		return
	}
	got := make([]float32, width*rows)
	for thread := range 3 {
		before := slices.Clone(got)
		evaluate_product.EvaluateProduct(got, columns, numbers, depth, thread, 3)
		require.NotEqual(t, before, got)
	}
	require.Equal(t, want, got)
	require.NotContains(t, got, float32(0))
}
