package sampler_test

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/sampler/list_highest"
)

// The highest of random numbers, of which many are the same, are those that come first when all are put in order.
func TestListHighest(t *testing.T) {
	random := rand.New(rand.NewPCG(31, 4))
	for range 300 {
		numbers := make([]float32, 1+random.IntN(700))
		order := make([]int32, len(numbers))
		levels := 1 + random.IntN(len(numbers))
		for i := range numbers {
			numbers[i], order[i] = float32(random.IntN(levels)), int32(i)
			if numbers[i] == 0 {
				numbers[i] = float32(math.Inf(-1))
			}
		}
		slices.SortStableFunc(order, func(a, b int32) int { return cmp.Compare(numbers[b], numbers[a]) })
		for _, count := range []int{1, 2, 1 + random.IntN(len(numbers)), len(numbers)} {
			count = min(count, len(numbers))
			require.Equal(t, slices.Sorted(slices.Values(order[:count])), list_highest.ListHighest(numbers, count))
		}
	}
}
