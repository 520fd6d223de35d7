package attention_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/add_line"
	"rkllmd/engine/attention/add_product"
	"rkllmd/tests/engine/count_other"
)

// TestAddLine: a line alone has the bits that it has among others.
func TestAddLine(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 30))
	for _, width := range []int{16, 32, 64, 80, 256} {
		const depth, rows = 37, 4
		a, b, sums := make([]float32, rows*depth), make([]float32, depth*width), make([]float32, rows*width)
		for _, numbers := range [][]float32{a, b, sums} {
			for i := range numbers {
				numbers[i] = 2*random.Float32() - 1
			}
		}
		line := append([]float32{}, sums[2*width:3*width]...)
		add_product.AddProduct(sums, a, depth, 1, b, depth, width, rows)
		add_line.AddLine(line, a[2*depth:3*depth], b)
		require.Zero(t, count_other.CountOther(sums[2*width:3*width], line), "width %d", width)
	}
}
