package sampler_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/sampler/find_higher"
)

// Every place of every length up to three times what is looked at once, from every fifth place on.
func TestFindHigher(t *testing.T) {
	numbers, random := make([]float32, 192), rand.New(rand.NewPCG(11, 28))
	for count := range len(numbers) {
		for from := 0; from <= count; from += 5 {
			require.Equal(t, count, find_higher.FindHigher(numbers[:count], from, 0), "none is above")
		}
		for place := range count {
			numbers[place] = 1
			require.Equal(t, place, find_higher.FindHigher(numbers[:count], 0, 0))
			require.Equal(t, place, find_higher.FindHigher(numbers[:count], place*random.IntN(2), 0))
			require.Equal(t, count, find_higher.FindHigher(numbers[:count], place+1, 0))
			numbers[place] = 0
		}
	}
	numbers[100], numbers[150] = float32(math.NaN()), float32(math.Inf(-1))
	require.Equal(t, 192, find_higher.FindHigher(numbers, 0, 0), "what is no number is above none")
	require.Equal(t, 0, find_higher.FindHigher(numbers, 0, float32(math.Inf(-1))))
}
