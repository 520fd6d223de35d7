// Package multiply_bytes multiplies weights, one number after the other.
package multiply_bytes

// MultiplyBytes returns the products of rows and columns of Q8_0, each of depth blocks with scales of 0.5, 1 and 2: a
// line of columns for each row.
func MultiplyBytes(columns, rows []byte, depth int) []float32 {
	scales := map[byte]float64{0x38: 0.5, 0x3c: 1, 0x40: 2}
	m, n := len(columns)/34/depth, len(rows)/34/depth
	made := make([]float32, m*n)
	for i := range made {
		sum := 0.0
		for at := range 34 * depth {
			if at%34 < 2 {
				continue
			}
			a, b := columns[i%m*depth*34:], rows[i/m*depth*34:]
			scale := scales[a[at/34*34+1]] * scales[b[at/34*34+1]]
			sum += scale * float64(int8(a[at])) * float64(int8(b[at]))
		}
		made[i] = float32(sum)
	}
	return made
}
