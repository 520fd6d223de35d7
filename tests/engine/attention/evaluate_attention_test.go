package attention_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/attention/evaluate_attention"
	"rkllmd/engine/products/llamafile_sgemm"
	"rkllmd/tests/engine/attention/attention_case"
	"rkllmd/tests/engine/attention/build_attention"
	"rkllmd/tests/engine/attention/compute_tiles"
	"rkllmd/tests/engine/attention/cut_rows"
	"rkllmd/tests/engine/attention/evaluate_reference"
	"rkllmd/tests/engine/attention/measure_error"
	"rkllmd/tests/engine/count_other"
)

// TestEvaluateAttention holds attention in tiles, as ggml calls it, to its definition in double precision, over shapes,
// masks and sizes: it is no worse than ggml's own. Exactly computed, rows have the same bits whatever rows are beside
// them. What the tiles are not for, ggml computes as before.
func TestEvaluateAttention(t *testing.T) {
	random := rand.New(rand.NewPCG(21, 1))
	shapes := [][7]int{ // depth, width, rows, keys, heads, heads of keys, streams
		{64, 64, 64, 64, 2, 2, 1}, {64, 64, 130, 192, 2, 1, 1}, {80, 80, 65, 100, 2, 1, 1}, {96, 96, 66, 101, 4, 2, 1},
		{128, 128, 64, 160, 2, 1, 1}, {192, 128, 66, 70, 2, 2, 2}, {256, 256, 67, 129, 1, 1, 1},
		{16, 32, 67, 67, 1, 1, 3}, {32, 32, 70, 130, 12, 4, 1}, {16, 16, 64, 70, 16, 2, 2},
	}
	for i, shape := range shapes {
		for j, mask := range []string{"none", "causal", "window", "random", "mixed", "hidden"} {
			t.Run(fmt.Sprint(shape, mask), func(t *testing.T) {
				size := []float32{1, 0.01, 30}[(i+j)%3] // of 30: one weight is nearly 1, the others 0
				a := attention_case.AttentionCase(random, shape, mask, (i+j)%2 == 0, size)
				tiles := build_attention.BuildAttention(t, a, 1+(i+j)%3, nil)
				original := build_attention.BuildAttention(t, a, 0, nil)
				want := evaluate_reference.EvaluateReference(a)
				ours, theirs := measure_error.MeasureError(want, tiles), measure_error.MeasureError(want, original)
				t.Logf("size %v: %.2g, ggml %.2g", size, ours, theirs)
				require.Less(t, ours, 1e-6*max(float64(size), math.Pow(float64(size), 3)), "scores grow by its square")
				require.LessOrEqual(t, ours, theirs)
				parts := build_attention.BuildAttention(t, a, 1, func(result unsafe.Pointer) {
					for thread := range 5 {
						evaluate_attention.EvaluateAttention(result, thread, 5)
					}
				})
				require.Equal(t, tiles, parts, "the same bits, whatever the threads")
				llamafile_sgemm.LlamafileSgemm(true)
				tiles = build_attention.BuildAttention(t, a, 1, func(result unsafe.Pointer) {
					compute_tiles.ComputeTiles(a, result)
				})
				require.Equal(t, tiles, build_attention.BuildAttention(t, a, 2, nil), "the same bits row by row")
				for at, count := range map[int]int{0: 1, 1: 3, 2: 17, 5: 16, 7: 40, 30: 32} {
					few, theirs := cut_rows.CutRows(a, tiles, at, count)
					got := build_attention.BuildAttention(t, few, 1+count%3, nil)
					require.Zero(t, count_other.CountOther(theirs, got), "%d rows have the same bits alone", count)
				}
				llamafile_sgemm.LlamafileSgemm(false)
				for at, count := range map[int]int{2: 1, 5: 2, 4: 8} { // fast: other sums, as right
					few, _ := cut_rows.CutRows(a, tiles, at, count)
					want := evaluate_reference.EvaluateReference(few)
					ours := measure_error.MeasureError(want, build_attention.BuildAttention(t, few, 2, nil))
					require.Less(t, ours, 1e-6*max(float64(size), math.Pow(float64(size), 3)), "%d rows", count)
				}
			})
		}
	}
	for _, shape := range [][7]int{{40, 40, 64, 64, 2, 2, 1}, {512, 512, 64, 64, 1, 1, 1}} {
		a := attention_case.AttentionCase(random, shape, "causal", false, 1)
		got := build_attention.BuildAttention(t, a, 2, nil)
		original := build_attention.BuildAttention(t, a, 0, nil)
		require.Equal(t, original, got, "%v: ggml's", shape)
	}
}
