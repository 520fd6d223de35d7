package layout_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/append_unusual_float"
)

func TestAppendUnusualFloat(t *testing.T) {
	for want, value := range map[string]float32{
		"0": 0, "-0": float32(math.Copysign(0, -1)), "1e-45": math.SmallestNonzeroFloat32, "-9e-07": -9e-7,
		"0.000001": 1e-6, "16777216": 1 << 24, "100000000000000000000": 1e20, "1e+21": 1e21, "-2.5": -2.5,
		`"NaN"`: float32(math.NaN()), `"Infinity"`: float32(math.Inf(1)), `"-Infinity"`: float32(math.Inf(-1)),
	} {
		require.Equal(t, "x"+want, string(append_unusual_float.AppendUnusualFloat([]byte("x"), value)))
	}
}
