// Package measure_error measures how far numbers are from what they should be.
package measure_error

import "math"

// MeasureError returns the greatest difference; it is infinite where something is not a number.
func MeasureError(want []float64, got []float32) float64 {
	worst := 0.0
	for i, number := range got {
		difference := math.Abs(float64(number) - want[i])
		if math.IsNaN(difference) {
			return math.Inf(1)
		}
		worst = max(worst, difference)
	}
	return worst
}
