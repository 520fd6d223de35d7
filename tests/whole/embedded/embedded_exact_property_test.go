package embedded_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/check_exact"
	"rkllmd/engine/context/read_logits"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_last_logits"
	"rkllmd/tests/whole/embedded/engine_set_threads"
	"rkllmd/tests/whole/embedded/exact_model"
	"rkllmd/tests/whole/embedded/exact_round"
	"rkllmd/tests/whole/embedded/exact_step"
)

// Computed exactly, a token's logits depend on the tokens before it and on nothing else: not on how the history came
// into the cache, in which parts, beside what, whether copied, restored or computed again, and not on the number of
// threads. So the answers are the same.
func TestEmbeddedExactProperty(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for _, fileType := range []string{"F32", "F16", "Q8_0", "Q4_0", "Q4_K_M"} {
		var count exact_round.Count
		for _, shape := range []struct {
			architecture string
			heads, head  int
		}{{"llama", 8, 32}, {"llama", 4, 64}, {"qwen3", 2, 128}} {
			choose_kernels.ChooseKernels(t, true)
			t.Run(fileType+" "+shape.architecture, func(t *testing.T) {
				m := exact_model.ExactModel(t, shape.architecture, fileType, shape.heads, shape.head)
				require.NoError(t, check_exact.CheckExact(m, 1))
				var saved exact_step.Saved
				for range 14 {
					exact_round.ExactRound(t, random, m, &saved, &count)
				}
				require.Zero(t, count.OtherRows, count)
				require.Zero(t, count.OtherTokens, count)

				if shape.head != 64 {
					return
				}
				// two threads on one processor are slow: a few decodes
				tokens := slices.Repeat([]int32{7, 300, 12, 90, 45}, 7)
				c := engine_create_context.EngineCreateContext(t, m, 256, 64)
				engine_set_threads.EngineSetThreads(c, 2)
				var seq engine.Sequence
				for _, part := range [][]int32{tokens[:17], tokens[17:18], tokens[18:]} {
					require.NoError(t, decode_tokens.DecodeTokens(c, &seq, part, engine.OutputLast))
				}
				logits, err := read_logits.ReadLogits(c, c.Rows-1)
				require.NoError(t, err)
				require.Equal(t, engine_last_logits.EngineLastLogits(t, m, tokens, len(tokens)), logits, "two threads")
			})
		}
		t.Logf("%s: %d histories, %d rows of logits and %d chosen tokens compared: %d and %d differ", fileType,
			count.Cases, count.Rows, count.Tokens, count.OtherRows, count.OtherTokens)
		choose_kernels.ChooseKernels(t, false)
		t.Run(fileType+" fast", func(t *testing.T) {
			m := exact_model.ExactModel(t, "llama", fileType, 4, 64)
			refusal := check_exact.CheckExact(m, 1)
			var saved exact_step.Saved
			var fast exact_round.Count
			// a few rows of a hundred differ where only the attention of several rows is another one
			for round := 0; round < 60 && fast.OtherRows == 0; round++ {
				exact_round.ExactRound(t, random, m, &saved, &fast)
			}
			t.Logf("%s, computed the fast way: %d of %d rows differ; check_exact: %v", fileType, fast.OtherRows,
				fast.Rows, refusal)
			require.NotZero(t, fast.OtherRows, "the fast way is exact too: the test proves nothing")
			if fileType == "F32" || fileType == "F16" { // the kernels of others may be the same for one row and several
				require.ErrorContains(t, refusal, "this model cannot be computed exactly here")
			}
		})
	}
}
