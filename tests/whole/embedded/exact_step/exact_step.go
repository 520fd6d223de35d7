// Package exact_step does something to a context that must not change what it computes.
package exact_step

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/copy_sequence"
	"rkllmd/engine/context/copy_state"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/context/restore_state"
	"rkllmd/tests/whole/embedded/exact_decode"
)

// Saved is what copy_state has given, and for which tokens. It outlives the context.
type Saved struct {
	Tokens []int32
	State  []byte
}

// ExactStep takes back the end of a random one of lives, copies the beginning of one to another, saves one, or restores
// what was saved, into any. A life that gets another's tokens goes on with those.
func ExactStep(tb testing.TB, random *rand.Rand, c *engine.Context, lives []*exact_decode.Life, saved *Saved) {
	tb.Helper()
	from, to := lives[random.IntN(len(lives))], lives[random.IntN(len(lives))]
	held := len(from.Sequence.Tokens)
	var now []int32 // what to holds afterwards; nil: nothing has changed
	switch random.IntN(4) {
	case 0:
		require.NoError(tb, remove_tokens.RemoveTokens(c, &from.Sequence, random.IntN(held+1)))
	case 1:
		if from != to && held > 0 {
			now = slices.Clone(from.Sequence.Tokens[:1+random.IntN(min(held, 200))])
			require.NoError(tb, copy_sequence.CopySequence(c, &from.Sequence, &to.Sequence, len(now)))
		}
	case 2:
		if held > 0 && held <= 200 {
			state, err := copy_state.CopyState(c, &from.Sequence)
			require.NoError(tb, err)
			*saved = Saved{Tokens: slices.Clone(from.Sequence.Tokens), State: state}
		}
	case 3:
		if saved.State != nil {
			now = saved.Tokens
			require.NoError(tb, restore_state.RestoreState(c, &to.Sequence, saved.Tokens, saved.State))
		}
	}
	if now != nil {
		if len(now) >= len(to.History) {
			to.History = append(slices.Clone(now), int32(random.IntN(c.Model.VocabSize)))
		} else {
			to.History = append(slices.Clone(now), to.History[len(now):]...)
		}
		clear(to.Logits) // of another history
	}
}
