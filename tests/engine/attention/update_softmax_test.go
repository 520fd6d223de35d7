package attention_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/update_softmax"
)

// TestUpdateSoftmax gives three rows two tiles: one whose greatest score grows, one that is hidden at first, one that
// has something that is not a number. A fourth has scores over the whole range, which show how precise e^x is.
func TestUpdateSoftmax(t *testing.T) {
	infinite, none := float32(math.Inf(-1)), float32(math.NaN())
	var greatest, weights [64]float32
	for i := range greatest {
		greatest[i] = infinite
	}
	scores := make([]float32, 65*64)
	scores[0], scores[64] = 1, 3
	scores[1], scores[65] = infinite, infinite
	scores[2], scores[66] = 0, none
	update_softmax.UpdateSoftmax(scores, 64, 2, &greatest, &weights)
	require.Equal(t, []float32{3, infinite}, greatest[:2])
	require.InDelta(t, math.Exp(-2), scores[0], 1e-8)
	require.Equal(t, []float32{1, 0}, []float32{scores[64], scores[128]}, "nothing was there before")
	require.InDelta(t, 1+math.Exp(-2), weights[0], 1e-7)
	require.Equal(t, []float32{0, 0, 0, 0}, []float32{scores[1], scores[65], scores[129], weights[1]})
	require.True(t, math.IsNaN(float64(weights[2])), "it is not hidden")

	scores[0], scores[64] = 5, infinite
	scores[1], scores[65] = -1000, -1000
	update_softmax.UpdateSoftmax(scores, 64, 2, &greatest, &weights)
	require.Equal(t, []float32{5, -1000}, greatest[:2])
	require.InDelta(t, math.Exp(-2), scores[128], 1e-8, "the factor of what was before")
	require.InDelta(t, 1+math.Exp(-2)*(1+math.Exp(-2)), weights[0], 1e-7)
	require.Equal(t, []float32{0, 2}, []float32{scores[129], weights[1]})

	for first := 0.0; first > -110; first -= 0.7 {
		greatest[3], weights[3] = 0, 0
		for key := range 64 {
			scores[key*64+3] = float32(first - float64(key)/91)
		}
		scored := append([]float32{}, scores...)
		update_softmax.UpdateSoftmax(scores, 64, 64, &greatest, &weights)
		for key := range 64 {
			if score := float64(scored[key*64+3]); score < -87 {
				require.Zero(t, scores[key*64+3])
			} else {
				require.InEpsilon(t, math.Exp(score), scores[key*64+3], 1e-7)
			}
		}
	}
}
