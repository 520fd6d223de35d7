package attention_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/evaluate_tile"
	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/build_attention"
	"rkllmd/tests/engine/attention/evaluate_reference"
	"rkllmd/tests/engine/attention/measure_error"
)

// TestEvaluateTile computes one tile, of fewer rows than it could have: they are right, and nothing else is written.
func TestEvaluateTile(t *testing.T) {
	a := attention_case.AttentionCase(rand.New(rand.NewPCG(21, 4)), [7]int{48, 64, 70, 77, 3, 1, 2}, "causal", true,
		1)
	got := build_attention.BuildAttention(t, a, 1, func(result unsafe.Pointer) {
		evaluate_tile.EvaluateTile(result, 2, 1, 1, 64, 6)
	})
	want := evaluate_reference.EvaluateReference(a)
	for at := range 3 * 70 * 2 {
		if head, row, stream := at%3, at/3%70, at/3/70; head != 2 || row < 64 || stream != 1 {
			clear(want[at*64 : at*64+64])
		}
	}
	require.Less(t, measure_error.MeasureError(want, got), 1e-6)
}
