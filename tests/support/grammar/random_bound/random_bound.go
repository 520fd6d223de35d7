// Package random_bound makes a random end of a range.
package random_bound

import "math/rand/v2"

// RandomBound makes a random end of a range.
func RandomBound(r *rand.Rand) float64 {
	switch r.IntN(6) {
	case 0:
		return float64(r.IntN(20) - 10)
	case 1:
		return float64(r.IntN(2000) - 1000)
	case 2:
		return float64(r.IntN(2000)-1000) / 100
	case 3:
		return float64(r.IntN(200000)-100000) / 10000
	case 4:
		return float64(r.IntN(3) - 1)
	}
	return float64(r.IntN(2000000000) - 1000000000)
}
