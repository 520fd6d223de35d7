// Package map_rows is a linear layer.
package map_rows

// MapRows returns what a linear layer of these weights, a row of them for each number of the result, and these biases
// makes of rows.
//
//go:norace
func MapRows(rows [][]float64, weights, biases []float32) [][]float64 {
	var mapped [][]float64
	for _, row := range rows {
		result := make([]float64, len(biases))
		for i, bias := range biases {
			result[i] = float64(bias)
			for j, value := range row {
				result[i] += value * float64(weights[i*len(row)+j])
			}
		}
		mapped = append(mapped, result)
	}
	return mapped
}
