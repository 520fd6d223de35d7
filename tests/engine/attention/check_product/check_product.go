// Package check_product multiplies two small matrices.
package check_product

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/add_product"
)

// CheckProduct has add_product multiply whole numbers, whose sums are exact in any order, with a as it is and with a
// that stands in columns.
func CheckProduct(t testing.TB, random *rand.Rand, width, rows int) {
	t.Helper()
	depth := 1 + random.IntN(70)
	a, across, b := make([]float32, rows*depth), make([]float32, depth*64), make([]float32, depth*width)
	sums, want := make([]float32, rows*width), make([]float32, rows*width)
	for i := range b {
		b[i] = float32(random.IntN(9) - 4)
	}
	for i := range a {
		a[i] = float32(random.IntN(9) - 4)
		across[i%depth*64+i/depth] = a[i]
	}
	for i := range sums {
		sums[i] = float32(i % 5)
		want[i] = sums[i]
		for k := range depth {
			want[i] += a[i/width*depth+k] * b[k*width+i%width]
		}
	}
	again := append([]float32{}, sums...)
	add_product.AddProduct(sums, a, depth, 1, b, depth, width, rows)
	require.Equal(t, want, sums)
	add_product.AddProduct(again, across, 1, 64, b, depth, width, rows)
	require.Equal(t, want, again, "a stands in columns")
}
