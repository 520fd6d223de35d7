// Package multiply_vectors is an inner product.
package multiply_vectors

// MultiplyVectors returns the inner product of two vectors of one length.
//
//go:norace
func MultiplyVectors(one, other []float64) float64 {
	product := 0.0
	for i, value := range one {
		product += value * other[i]
	}
	return product
}
