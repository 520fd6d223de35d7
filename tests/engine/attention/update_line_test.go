package attention_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/update_line"
	"rkllmd/engine/attention/update_softmax"
	"rkllmd/tests/engine/count_other"
)

// TestUpdateLine: a line has the bits that it has in a tile, over several tiles, whatever part of them is hidden.
func TestUpdateLine(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 33))
	infinite := float32(math.Inf(-1))
	var greatest, weights [64]float32
	for i := range greatest {
		greatest[i] = infinite
	}
	most, weight := infinite, float32(0)
	for _, count := range []int{64, 5, 64, 16, 17, 1, 63} {
		scores := make([]float32, 65*16)
		var line [80]float32
		for i := range count {
			line[i] = 40*random.Float32() - 20
			if random.IntN(4) == 0 || count == 16 {
				line[i] = infinite
			}
			scores[i*16+3] = line[i]
		}
		update_softmax.UpdateSoftmax(scores, 16, count, &greatest, &weights)
		factor := update_line.UpdateLine(&line, count, &most, &weight)
		want := []float32{scores[count*16+3], greatest[3], weights[3]}
		got := []float32{factor, most, weight}
		for i := range (count + 15) &^ 15 {
			got = append(got, line[i])
			want = append(want, 0)
			if i < count {
				want[len(want)-1] = scores[i*16+3]
			}
		}
		require.Zero(t, count_other.CountOther(want, got), "%d keys", count)
	}
}
