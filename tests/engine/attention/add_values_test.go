package attention_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/add_line"
	"rkllmd/engine/attention/add_values"
	"rkllmd/engine/attention/load_keys"
	"rkllmd/tests/engine/count_other"
)

// TestAddValues: values that are read where they stand have the bits of those that were brought together before.
func TestAddValues(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 31))
	for _, width := range []int{16, 32, 64, 80, 256} {
		const count = 5
		places, weights := []int32{0, 3, 4, 9, 8}, make([]float32, count)
		from, values := make([]uint16, 10*width), make([]float32, count*width)
		for i := range from {
			from[i] = uint16(random.IntN(0x3c00) | random.IntN(2)<<15) // up to 1
		}
		for i, place := range places {
			weights[i] = random.Float32()
			load_keys.LoadKeys(values[i*width:], from[int(place)*width:], 1, width, nil, 1)
		}
		want, got := make([]float32, width), make([]float32, width)
		for i := range want {
			want[i] = random.Float32()
			got[i] = want[i]
		}
		add_line.AddLine(want, weights, values)
		add_values.AddValues(got, weights, from, places)
		require.Zero(t, count_other.CountOther(want, got), "width %d", width)
	}
}
