// Package random_weight draws weights.
package random_weight

import "math/rand/v2"

// RandomWeight returns a weight of 8 bits with a sign, large, or of 6 without. For the first 100 of turn it is the
// largest, or the least.
func RandomWeight(random *rand.Rand, large bool, turn int) int {
	switch {
	case large && turn < 100:
		return [...]int{-128, 127}[turn/4%2]
	case large:
		return random.IntN(256) - 128
	case turn < 100:
		return 63
	}
	return random.IntN(64)
}
