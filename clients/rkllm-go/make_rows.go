package rkllm

// makeRows divides a matrix that came row by row.
func makeRows(values []float32, width int) [][]float32 {
	var rows [][]float32
	for width > 0 && len(values) >= width {
		rows, values = append(rows, values[:width:width]), values[width:]
	}
	return rows
}
