// Package count_other compares numbers.
package count_other

import "math"

// CountOther returns how many numbers have other bits in got than in want.
func CountOther(want, got []float32) int {
	count := max(len(want)-len(got), len(got)-len(want))
	for i := range min(len(want), len(got)) {
		if math.Float32bits(want[i]) != math.Float32bits(got[i]) {
			count++
		}
	}
	return count
}
