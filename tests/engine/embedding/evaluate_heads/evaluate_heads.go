// Package evaluate_heads is attention in which all see all.
package evaluate_heads

import (
	"math"

	"rkllmd/tests/engine/embedding/multiply_vectors"
)

// EvaluateHeads returns the attention of so many heads of queries to keys and values, without a mask.
//
//go:norace
func EvaluateHeads(queries, keys, values [][]float64, heads int) [][]float64 {
	var results [][]float64
	for _, query := range queries {
		result, size := make([]float64, len(query)), len(query)/heads
		for head := 0; head < len(query); head += size {
			weights, sum := make([]float64, len(keys)), 0.0
			for k, key := range keys {
				product := multiply_vectors.MultiplyVectors(query[head:head+size], key[head:head+size])
				weights[k] = math.Exp(product / math.Sqrt(float64(size)))
				sum += weights[k]
			}
			for i := range len(query) * len(values) / heads {
				k, at := i/size, head+i%size
				result[at] += weights[k] / sum * values[k][at]
			}
		}
		results = append(results, result)
	}
	return results
}
