package sampler_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/sampler/check_logits"
)

func TestCheckLogits(t *testing.T) {
	logits := make([]float32, 200)
	logits[3], logits[4], logits[5] = math.MaxFloat32, -math.MaxFloat32, float32(math.Inf(-1))
	require.True(t, check_logits.CheckLogits(nil))
	for count := range len(logits) {
		require.True(t, check_logits.CheckLogits(logits[:count]))
		for _, bad := range []float64{math.NaN(), math.Copysign(math.NaN(), -1), math.Inf(1)} {
			before := logits[count]
			logits[count] = float32(bad)
			require.True(t, check_logits.CheckLogits(logits[:count]), "it stands behind them")
			require.False(t, check_logits.CheckLogits(logits[:count+1]))
			require.False(t, check_logits.CheckLogits(logits))
			logits[count] = before
		}
	}
}
