package number_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/convert_schema"
	"rkllmd/tests/grammar/check_schema"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildNumber(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 2))
	for range 150 {
		low, high := float64(r.IntN(1000)-500)/100, float64(r.IntN(1000)-500)/[]float64{1, 10, 100}[r.IntN(3)]
		if low > high {
			low, high = high, low
		}
		names := [2]string{[]string{"minimum", "exclusiveMinimum"}[r.IntN(2)], []string{"maximum",
			"exclusiveMaximum"}[r.IntN(2)]}
		source, err := convert_schema.ConvertSchema(fmt.Appendf(nil, `{"type": "number", %q: %v, %q: %v}`, names[0],
			low, names[1], high))
		if low == high && names != [2]string{"minimum", "maximum"} {
			require.Error(t, err)
			continue
		}
		require.NoError(t, err)
		for range 60 {
			n := []float64{low, high, low + 0.01, high - 0.01, float64(r.IntN(120000)-60000) / 1000}[r.IntN(5)]
			text := strconv.FormatFloat(math.Round(n*1000)/1000, 'f', -1, 64)
			n, _ = strconv.ParseFloat(text, 64)
			expected := (n > low || n == low && names[0] == "minimum") && (n < high || n == high &&
				names[1] == "maximum")
			require.Equal(t, expected, is_written.IsWritten(t, source, text), "%s in %v..%v %v\n%s", text, low,
				high, names, source)
		}
	}
	check_schema.CheckSchema(t, `{"type": "number"}`, `+0`, `+-1.5e-10`, `+1E5`, `-.5`, `-1.`, `-00`, `-+1`)
	check_schema.CheckSchema(t, `{"type": "number", "minimum": 0}`, `+0`, `+0.000`, `+1234.5`, `--1`, `-1e5`)
	check_schema.CheckSchema(t, `{"type": "number", "exclusiveMinimum": 0}`, `-0`, `-0.000`, `+0.001`, `+7`)
}
