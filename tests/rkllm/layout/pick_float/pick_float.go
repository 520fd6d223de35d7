// Package pick_float makes floats for tests.
package pick_float

import (
	"math"
	"math/rand/v2"
)

// PickFloat returns a float of a logit's size, one of so many with any bits.
func PickFloat(random *rand.Rand, unusual int) float32 {
	if random.IntN(unusual) == 0 {
		return math.Float32frombits(random.Uint32())
	}
	return float32(4 * random.NormFloat64())
}
