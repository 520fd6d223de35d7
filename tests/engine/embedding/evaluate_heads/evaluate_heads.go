// Package evaluate_heads is attention in which all see all.
package evaluate_heads

import "math"

// EvaluateHeads returns the attention of so many heads of queries to keys and values, without a mask.
func EvaluateHeads(queries, keys, values [][]float64, heads int) [][]float64 {
	var results [][]float64
	for _, query := range queries {
		result, size := make([]float64, len(query)), len(query)/heads
		for head := 0; head < len(query); head += size {
			weights, sum := make([]float64, len(keys)), 0.0
			for k, key := range keys {
				for i := head; i < head+size; i++ {
					weights[k] += query[i] * key[i] / math.Sqrt(float64(size))
				}
				weights[k] = math.Exp(weights[k])
				sum += weights[k]
			}
			for k, value := range values {
				for i := head; i < head+size; i++ {
					result[i] += weights[k] / sum * value[i]
				}
			}
		}
		results = append(results, result)
	}
	return results
}
