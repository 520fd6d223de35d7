package attention_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/evaluate_line"
	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/build_attention"
	"rkllmd/tests/engine/attention/evaluate_reference"
	"rkllmd/tests/engine/attention/measure_error"
)

// TestEvaluateLine computes one row of two of three heads: they are right, and nothing else is written.
func TestEvaluateLine(t *testing.T) {
	for _, mask := range []string{"causal", "mixed"} {
		a := attention_case.AttentionCase(rand.New(rand.NewPCG(21, 34)), [7]int{48, 80, 70, 777, 3, 1, 2}, mask, true,
			1)
		got := build_attention.BuildAttention(t, a, 1, func(result unsafe.Pointer) {
			evaluate_line.EvaluateLine(result, 1, 2, 1, 64)
		})
		want := evaluate_reference.EvaluateReference(a)
		for at := range 3 * 70 * 2 {
			if head, row, stream := at%3, at/3%70, at/3/70; head < 1 || row != 64 || stream != 1 {
				clear(want[at*80 : at*80+80])
			}
		}
		require.Less(t, measure_error.MeasureError(want, got), 1e-6, mask)
	}
}
