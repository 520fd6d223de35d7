// Package check_float compares the text of a float with the standard library's.
package check_float

import (
	"encoding/json"
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/append_float"
	"rkllmd/rkllm/layout/write_floats"
)

// CheckFloat has append_float write the float whose bits are b, and write_floats if it is a usual one: as strconv and
// encoding/json do, but that exponents have two digits.
func CheckFloat(t *testing.T, b uint32) {
	t.Helper()
	value := math.Float32frombits(b)
	var room, other [80]byte
	got := string(append_float.AppendFloat(room[:0], value))
	if usual, count := write_floats.WriteFloats(other[:0], []float32{value}); count == 1 && string(usual) != got+"," {
		require.Equal(t, got+",", string(usual), "bits %#x", b)
	}
	if value != value || math.IsInf(float64(value), 0) {
		require.Contains(t, got, `"`)
		return
	}
	format := byte('f')
	if strings.Contains(got, "e") {
		format = 'e'
	}
	if want := strconv.FormatFloat(float64(value), format, -1, 32); got != want {
		require.Equal(t, want, got, "bits %#x", b)
	}
	want, err := json.Marshal(value)
	require.NoError(t, err)
	if got = strings.ReplaceAll(got, "e-0", "e-"); got != string(want) {
		require.Equal(t, string(want), got, "bits %#x", b)
	}
}
