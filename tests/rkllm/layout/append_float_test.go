package layout_test

import (
	"encoding/json"
	"math"
	"math/rand"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/append_float"
)

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
	random := rand.New(rand.NewSource(1))
	for range 100_000 {
		value := math.Float32frombits(random.Uint32())
		text := append_float.AppendFloat(nil, value)
		if text[0] == '"' {
			continue
		}
		require.True(t, json.Valid(text))
		read, err := strconv.ParseFloat(string(text), 32)
		require.NoError(t, err)
		require.Equal(t, math.Float32bits(value), math.Float32bits(float32(read)), "%s", text)
	}
}
