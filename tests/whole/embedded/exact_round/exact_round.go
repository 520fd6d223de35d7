// Package exact_round computes several histories in random steps.
package exact_round

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/tests/whole/embedded/exact_compare"
	"rkllmd/tests/whole/embedded/exact_decode"
	"rkllmd/tests/whole/embedded/exact_generate"
	"rkllmd/tests/whole/embedded/exact_step"
)

// Count is what was compared, and how much of it was not the same.
type Count struct {
	Cases, Rows, OtherRows, Tokens, OtherTokens int
}

// ExactRound computes 2 to 8 random histories of 1 to 200 tokens in one context, in random parts and with all that may
// come between, answers each with four tokens, and adds to count how that compares with each computed alone and at
// once.
func ExactRound(tb testing.TB, random *rand.Rand, m *engine.Model, saved *exact_step.Saved, count *Count) {
	tb.Helper()
	lives := make([]*exact_decode.Life, 2+random.IntN(7))
	c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 256, Batch: 32 + random.IntN(64), Threads: 1,
		Sequences: len(lives)})
	require.NoError(tb, err)
	defer free_context.FreeContext(c)
	for i := range lives {
		history := make([]int32, int(math.Pow(201, math.Pow(random.Float64(), 2)))) // most are short
		for j := range history {
			history[j] = int32(random.IntN(m.VocabSize))
		}
		lives[i] = &exact_decode.Life{Sequence: engine.Sequence{ID: int32(i)}, History: history,
			Logits: map[int][][]float32{},
			Sampling: engine.Sampling{TopK: 40, TopP: 0.95, Temperature: float32(i%2) * 0.8, RepeatPenalty: 1.1,
				Seed: random.Uint32()}}
	}
	for whole := false; !whole; {
		exact_decode.ExactDecode(tb, random, c, lives)
		for random.IntN(3) == 0 {
			exact_step.ExactStep(tb, random, c, lives, saved)
		}
		whole = true
		for _, l := range lives {
			whole = whole && len(l.Sequence.Tokens) == len(l.History)
		}
	}
	exact_generate.ExactGenerate(tb, c, lives, 4)
	for _, l := range lives {
		rows, otherRows, tokens, otherTokens := exact_compare.ExactCompare(tb, m, l)
		count.Cases, count.Rows, count.OtherRows = count.Cases+1, count.Rows+rows, count.OtherRows+otherRows
		count.Tokens, count.OtherTokens = count.Tokens+tokens, count.OtherTokens+otherTokens
	}
}
