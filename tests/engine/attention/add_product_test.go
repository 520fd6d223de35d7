package attention_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"rkllmd/tests/engine/attention/check_product"
)

// TestAddProduct multiplies small whole numbers, whose sums are exact in any order, with a as it is and transposed.
func TestAddProduct(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 3))
	for _, width := range []int{16, 32, 48, 64, 80, 96, 256} {
		for _, rows := range []int{4, 12, 64} {
			t.Run(fmt.Sprint(width, rows), func(t *testing.T) {
				check_product.CheckProduct(t, random, width, rows)
			})
		}
	}
}
