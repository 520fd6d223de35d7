package products_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/products/llamafile_sgemm"
	"rkllmd/engine/variants/list_instructions"
	"rkllmd/tests/engine/count_other"
	"rkllmd/tests/engine/products/multiply_rows"
	"rkllmd/tests/support/engine/engine_last_logits"
	"rkllmd/tests/support/engine/engine_load_model"
)

// The switch works at once, between two decodes of one model: nothing else decides which product is computed. While it
// is on, the products of a row have the same bits however many rows are computed with it, for all types of weights, as
// they are and interleaved.
func TestLlamafileSgemm(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	tokens := []int32{1, 300, 301, 302, 303, 304, 305}
	fast := engine_last_logits.EngineLastLogits(t, m, tokens, 7)
	llamafile_sgemm.LlamafileSgemm(true)
	exact := engine_last_logits.EngineLastLogits(t, m, tokens, 7)
	require.Equal(t, exact, engine_last_logits.EngineLastLogits(t, m, tokens, 1))
	llamafile_sgemm.LlamafileSgemm(false)
	require.Equal(t, fast, engine_last_logits.EngineLastLogits(t, m, tokens, 7))
	if slices.Contains(list_instructions.ListInstructions(), "AVX2") { // older processors have no fast products
		require.NotEqual(t, fast, exact)
	}

	const depth, width, rows = 512, 24, 55
	random := rand.New(rand.NewPCG(21, 5))
	weights, numbers := make([]float32, depth*width), make([]float32, depth*rows)
	for i := range weights {
		weights[i] = 2*random.Float32() - 1
	}
	for i := range numbers {
		numbers[i] = float32(random.NormFloat64())
	}
	for _, kind := range []struct {
		number      int
		interleaved bool
	}{{0, false}, {1, false}, {30, false}, {2, false}, {3, false}, {6, false}, {7, false}, {8, false}, {10, false},
		{11, false}, {12, false}, {13, false}, {14, false}, {20, false}, {2, true}, {12, true}, {20, true}} {
		name := engine.TensorTypes[uint32(kind.number)].Name
		if kind.interleaved && !slices.Contains(list_instructions.ListInstructions(), "AVX2") {
			continue // only with these, for exact models: count_copied
		}
		w := multiply_rows.Weights{Type: kind.number, Interleaved: kind.interleaved, Depth: depth, Numbers: weights}
		other := map[bool]int{}
		for _, exact := range []bool{false, true} {
			llamafile_sgemm.LlamafileSgemm(exact)
			alone := multiply_rows.MultiplyRows(t, w, numbers, slices.Repeat([]int64{1}, rows))
			for _, parts := range [][]int64{{rows}, {2, 3, 4, 5, 7, 8, 9, 17}, {37, 18}} {
				other[exact] += count_other.CountOther(alone, multiply_rows.MultiplyRows(t, w, numbers, parts))
			}
		}
		llamafile_sgemm.LlamafileSgemm(false)
		t.Logf("%s, interleaved %v: %d of %d differ, exact %d", name, kind.interleaved, other[false], 3*rows*width,
			other[true])
		require.Zero(t, other[true], name)
	}
}
