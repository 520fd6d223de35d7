package products_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/add_pair"
	"rkllmd/tests/engine/products/allocate_vectors"
	"rkllmd/tests/engine/products/random_weight"
)

// TestAddPair: random bytes, and the largest that there are: of weights of 6 bits and of 8, which have no sign where
// something is added to them.
func TestAddPair(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 28))
	weights := [2]*[16][4]uint8{allocate_vectors.AllocateVectors[[16][4]uint8](),
		allocate_vectors.AllocateVectors[[16][4]uint8]()}
	for turn := range 1000 {
		sums, want, numbers := allocate_vectors.AllocateVectors[[16]int32](), [16]int32{}, [8]int8{}
		large, center := turn%2 == 1, 0
		if large {
			center = add_pair.Center
		}
		for at := range numbers {
			if numbers[at] = int8(random.IntN(255) - 127); turn < 100 {
				numbers[at] = [...]int8{-127, 127}[turn/2%2]
			}
		}
		for lane := range want {
			sums[lane], want[lane] = int32(turn), int32(turn)
			for at := range numbers {
				weight := random_weight.RandomWeight(random, large, turn) + center
				weights[at/4][lane][at%4] = uint8(weight)
				want[lane] += int32(weight) * int32(numbers[at])
			}
			if lane >= add_pair.Lanes {
				want[lane] = int32(turn)
			}
		}
		add_pair.AddPair(sums, weights[0], weights[1], &numbers, large)
		require.Equal(t, want, *sums)
	}
}
