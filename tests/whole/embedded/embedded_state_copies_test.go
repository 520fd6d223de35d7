package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/copy_state"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/context/free_context"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/restore_state"
	"rkllmd/tests/support/daemon/choose_kernels"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_last_logits"
	"rkllmd/tests/support/engine/engine_load_model"
)

// What a sequence's state is does not depend on its number, nor on the context: it can be put into any other, beside
// others.
func TestEmbeddedStateCopies(t *testing.T) {
	tokens := []int32{300, 301, 302, 303, 304, 305}
	for _, exact := range []bool{true, false} { // a cache for each sequence, and one for all
		choose_kernels.ChooseKernels(t, exact)
		t.Run("between sequences", func(t *testing.T) {
			m := engine_load_model.EngineLoadModel(t, "llama")
			var contexts [2]*engine.Context
			for i := range contexts {
				c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 64, Batch: 32, Threads: 1,
					Sequences: 3 - 2*i})
				require.NoError(t, err)
				defer free_context.FreeContext(c)
				contexts[i] = c
			}
			mate, from, to, alone := engine.Sequence{ID: 0}, engine.Sequence{ID: 1}, engine.Sequence{ID: 2},
				engine.Sequence{}
			require.NoError(t, decode_tokens.DecodeTokens(contexts[0], &mate, []int32{7, 8, 9}, engine.OutputNone))
			require.NoError(t, decode_tokens.DecodeTokens(contexts[0], &to, []int32{20, 21, 22, 23, 24, 25},
				engine.OutputNone))
			require.NoError(t, decode_tokens.DecodeTokens(contexts[0], &from, tokens, engine.OutputNone))
			state, err := copy_state.CopyState(contexts[0], &from)
			require.NoError(t, err)
			require.NoError(t, restore_state.RestoreState(contexts[0], &to, tokens, state))
			require.NoError(t, restore_state.RestoreState(contexts[1], &alone, tokens, state))
			for _, into := range []*engine.Sequence{&from, &to, &alone} {
				c := contexts[0]
				if into == &alone {
					c = contexts[1]
				}
				again, err := copy_state.CopyState(c, into)
				require.NoError(t, err)
				require.Equal(t, state, again)
				require.NoError(t, decode_tokens.DecodeTokens(c, into, []int32{400}, engine.OutputLast))
				logits, err := read_logits.ReadLogits(c, 0)
				require.NoError(t, err)
				require.Equal(t, engine_last_logits.EngineLastLogits(t, m, into.Tokens, 6), logits)
			}
			require.NoError(t, decode_tokens.DecodeTokens(contexts[0], &mate, []int32{10}, engine.OutputLast))
			logits, err := read_logits.ReadLogits(contexts[0], 0)
			require.NoError(t, err)
			require.Equal(t, engine_last_logits.EngineLastLogits(t, m, mate.Tokens, 3), logits,
				"the others are as they were")
		})
	}
}
