// Package random_bytes makes weights.
package random_bytes

import "math/rand/v2"

// RandomBytes returns so many blocks of Q8_0 with scales of 0.5, 1 and 2 and numbers of -most to most: sums of few
// products are exact in 32-bit floats, whatever their order.
func RandomBytes(random *rand.Rand, blocks, most int) []byte {
	made := make([]byte, 34*blocks)
	for i := range made {
		switch i % 34 {
		case 0:
		case 1:
			made[i] = []byte{0x38, 0x3c, 0x40}[random.IntN(3)]
		default:
			made[i] = byte(int8(random.IntN(2*most+1) - most))
		}
	}
	return made
}
