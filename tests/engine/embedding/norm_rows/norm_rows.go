// Package norm_rows is a layer norm.
package norm_rows

import "math"

// NormRows returns rows, with those of others added, normed: their mean 0, their deviation 1, times weights, plus
// biases.
//
//go:norace
func NormRows(rows, others [][]float64, weights, biases []float32) [][]float64 {
	var normed [][]float64
	for n, row := range rows {
		result, mean, square := make([]float64, len(row)), 0.0, 0.0
		for i := range row {
			result[i] = row[i] + others[n][i]
			mean += result[i] / float64(len(row))
		}
		for _, value := range result {
			square += (value - mean) * (value - mean) / float64(len(row))
		}
		for i := range result {
			result[i] = (result[i]-mean)/math.Sqrt(square+1e-12)*float64(weights[i]) + float64(biases[i])
		}
		normed = append(normed, result)
	}
	return normed
}
