package layout_test

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/append_float"
	"rkllmd/tests/rkllm/layout/check_float"
)

// TestAppendFloat compares the text of floats of all kinds with the standard library's, byte for byte.
func TestAppendFloat(t *testing.T) {
	for want, value := range map[string]float32{
		"0": 0, "-0": float32(math.Copysign(0, -1)), "1": 1, "-2.5": -2.5, "0.1": 0.1, "1024.5": 1024.5,
		"0.33333334": 1.0 / 3,
		"16777216":   1 << 24, "3.4028235e+38": math.MaxFloat32, "1e-45": math.SmallestNonzeroFloat32, "1e+21": 1e21,
		"100000000000000000000": 1e20,
		"0.000001":              1e-6, "9e-07": 9e-7, "-9e-07": -9e-7,
		`"NaN"`: float32(math.NaN()), `"Infinity"`: float32(math.Inf(1)), `"-Infinity"`: float32(math.Inf(-1)),
	} {
		got := string(append_float.AppendFloat([]byte("x"), value))
		require.Equal(t, "x"+want, got)
		require.True(t, json.Valid([]byte(want)))
	}
	// Floats near the ends of what C writes, near powers of ten, the smallest and the largest.
	for _, middle := range []float32{1.0 / 8192, 1 << 24, 0.01, 1, 1e7, 0, math.MaxFloat32} {
		first := max(math.Float32bits(middle), 3000) - 3000
		for b := first; b < first+6000; b++ {
			check_float.CheckFloat(t, b)
			check_float.CheckFloat(t, b|1<<31)
		}
	}
	for exponent := range uint32(256) { // powers of two, whose neighbours below are nearer, and what is beside them
		for _, c := range []uint32{0, 1, 2, 1<<23 - 1} {
			check_float.CheckFloat(t, exponent<<23|c)
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 50_000 {
		check_float.CheckFloat(t, random.Uint32())
		check_float.CheckFloat(t, math.Float32bits(float32(4*random.NormFloat64())))
		check_float.CheckFloat(t, math.Float32bits(float32(random.IntN(1<<20))/float32(1+random.IntN(64))))
	}
}
