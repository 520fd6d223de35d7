package attention_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/load_columns"
	"rkllmd/engine/attention/load_keys"
)

// TestLoadColumns brings 18 of 40 keys into 32 columns.
func TestLoadColumns(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 32))
	for _, depth := range []int{16, 48, 64, 80, 256} {
		from := make([]uint16, 40*depth)
		for i := range from {
			from[i] = uint16(random.IntN(0x3c00) | random.IntN(2)<<15)
		}
		places := make([]int32, 18)
		want, got, line := make([]float32, depth*32), make([]float32, depth*32), make([]float32, depth)
		for i := range places {
			places[i] = int32(random.IntN(40))
			load_keys.LoadKeys(line, from[int(places[i])*depth:], 1, depth, nil, 1)
			for d, x := range line {
				want[d*32+i] = x
			}
		}
		for i := range got {
			got[i] = 7
		}
		load_columns.LoadColumns(got, 32, from, places, depth)
		require.Equal(t, want, got, "depth %d", depth)
	}
}
