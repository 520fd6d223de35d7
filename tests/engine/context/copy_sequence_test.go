package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/copy_sequence"
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

func TestCopySequence(t *testing.T) {
	for _, exact := range []bool{true, false} { // caches of their own, and one for all
		choose_kernels.ChooseKernels(t, exact)
		t.Run("the copy goes on by itself", func(t *testing.T) {
			m := engine_load_model.EngineLoadModel(t, "llama")
			c, err := create_context.CreateContext(m, engine.ContextOptions{Size: 64, Batch: 32, Threads: 1,
				Sequences: 3})
			require.NoError(t, err)
			defer free_context.FreeContext(c)
			from, to := engine.Sequence{ID: 0}, engine.Sequence{ID: 2}
			require.NoError(t, decode_tokens.DecodeTokens(c, &from, []int32{1, 300, 301, 302, 303}, engine.OutputNone))
			require.NoError(t, decode_tokens.DecodeTokens(c, &to, []int32{7, 8, 9}, engine.OutputNone))
			require.NoError(t, copy_sequence.CopySequence(c, &from, &to, 3))
			require.Equal(t, []int32{1, 300, 301}, to.Tokens)
			part, err := copy_state.CopyState(c, &to)
			require.NoError(t, err, "it is there at once, not with the next decode")
			require.NoError(t, copy_sequence.CopySequence(c, &from, &to, 5))
			whole, err := copy_state.CopyState(c, &to)
			require.NoError(t, err)
			original, err := copy_state.CopyState(c, &from)
			require.NoError(t, err)
			require.Equal(t, original, whole)
			require.NoError(t, restore_state.RestoreState(c, &to, []int32{1, 300, 301}, part),
				"the copy before does not come back")
			require.NoError(t, decode_tokens.DecodeTokens(c, &to, []int32{40, 41}, engine.OutputNone))
			require.NoError(t, decode_tokens.DecodeTokens(c, &from, []int32{304}, engine.OutputLast))
			require.Equal(t, []int32{1, 300, 301, 302, 303, 304}, from.Tokens)
			logits, err := read_logits.ReadLogits(c, 0)
			require.NoError(t, err)
			require.InDeltaSlice(t, engine_last_logits.EngineLastLogits(t, m, from.Tokens, 6), logits, 0.01)
			require.NoError(t, decode_tokens.DecodeTokens(c, &to, []int32{42}, engine.OutputLast))
			logits, err = read_logits.ReadLogits(c, 0)
			require.NoError(t, err)
			want := engine_last_logits.EngineLastLogits(t, m, []int32{1, 300, 301, 40, 41, 42}, 6)
			require.InDeltaSlice(t, want, logits, 0.01)
			if exact {
				require.Equal(t, want, logits)
			}
			require.EqualError(t, copy_sequence.CopySequence(c, &from, &from, 1),
				"sequence 0 cannot be copied to 0; this context has 0 to 2")
			require.EqualError(t, copy_sequence.CopySequence(c, &from, &engine.Sequence{ID: 3}, 1),
				"sequence 0 cannot be copied to 3; this context has 0 to 2")
			require.EqualError(t, copy_sequence.CopySequence(c, &from, &to, 7),
				"7 tokens cannot be copied; sequence 0 has 6")
			require.Len(t, to.Tokens, 6)
		})
	}
}
