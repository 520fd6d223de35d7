package attention_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/evaluate_powers"
)

// TestEvaluatePowers holds powers to those in double precision, over the whole range, and looks at its ends.
func TestEvaluatePowers(t *testing.T) {
	numbers := make([]float32, 8704)
	for i := range numbers {
		numbers[i] = -float32(i) / 100
	}
	powers := append([]float32{}, numbers...)
	evaluate_powers.EvaluatePowers(powers)
	for i, x := range numbers {
		if x < -87 {
			require.Zero(t, powers[i], "e^%v", x)
			continue
		}
		require.InEpsilon(t, math.Exp(float64(x)), powers[i], 1e-7, "e^%v", x)
	}
	ends := make([]float32, 16)
	ends[1], ends[2] = float32(math.Inf(-1)), float32(math.NaN())
	evaluate_powers.EvaluatePowers(ends)
	require.Equal(t, []float32{1, 0}, ends[:2])
	require.True(t, math.IsNaN(float64(ends[2])))
}
