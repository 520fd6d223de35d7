// Package count_lanes tells how many columns of weights are multiplied at once.
package count_lanes

import (
	"rkllmd/engine/products/load_words"
	"rkllmd/tests/engine/products/allocate_vectors"
)

// CountLanes returns of how many columns load_words loads 16 bytes each, as it fetches as many elsewhere: 16 where the
// program was compiled for AVX-512's VNNI, 8 for AVX2, 0 elsewhere.
func CountLanes() int {
	return load_words.LoadWords(allocate_vectors.AllocateVectors[[256]byte](), make([]byte, 256), 16) / 16
}
