// Package multiply_blocks multiplies weights, one number after the other.
package multiply_blocks

import (
	"rkllmd/tests/engine/products/block_size"
	"rkllmd/tests/engine/products/decode_weight"
)

// MultiplyBlocks returns the products of rows of one type of ggml's and m columns of another, each of depth blocks:
// a line of m for each row; and what they would be if all products were positive.
//
//go:norace
func MultiplyBlocks(kind, row, m, depth int, columns, rows []byte) (products []float32, sizes []float64) {
	size, rowSize, numbers := block_size.BlockSize(kind), block_size.BlockSize(row), 32
	if row == 15 {
		numbers = 256
	}
	n := len(rows) / rowSize / depth
	products, sizes = make([]float32, m*n), make([]float64, m*n)
	for i := range products {
		sum := 0.0
		for at := range numbers * depth {
			a := decode_weight.DecodeWeight(kind, columns[(i%m*depth+at/numbers)*size:], at%numbers)
			b := decode_weight.DecodeWeight(row, rows[(i/m*depth+at/numbers)*rowSize:], at%numbers)
			sum += a * b
			sizes[i] += max(a*b, -a*b)
		}
		products[i] = float32(sum)
	}
	return products, sizes
}
