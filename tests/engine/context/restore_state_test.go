package context_test

import (
	"encoding/binary"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context"
	"rkllmd/engine/context/copy_state"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/remove_tokens"
	"rkllmd/engine/context/restore_state"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestRestoreState(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "qwen2")
	c := engine_create_context.EngineCreateContext(t, m, 256, 32)
	var seq engine.Sequence
	tokens := []int32{300, 301, 302, 303, 304, 305}
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, tokens, engine.OutputLast))
	state, err := copy_state.CopyState(c, &seq)
	require.NoError(t, err)
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{400}, engine.OutputLast))
	want, err := read_logits.ReadLogits(c, 0)
	require.NoError(t, err)
	want = slices.Clone(want)

	other := engine_create_context.EngineCreateContext(t, m, 256, 32)
	for name, busy := range map[string][]int32{"an empty cache": nil, "another sequence": {500, 501, 502, 503, 504, 505,
		506, 507, 508}} {
		t.Run("into "+name, func(t *testing.T) {
			var into engine.Sequence
			if busy != nil {
				require.NoError(t, decode_tokens.DecodeTokens(other, &into, busy, engine.OutputLast))
			}
			require.NoError(t, restore_state.RestoreState(other, &into, tokens, state))
			require.Equal(t, tokens, into.Tokens)
			require.Zero(t, other.Rows)
			require.NoError(t, decode_tokens.DecodeTokens(other, &into, []int32{400}, engine.OutputLast))
			logits, err := read_logits.ReadLogits(other, 0)
			require.NoError(t, err)
			require.Equal(t, want, logits, "bit for bit as if it had been decoded here")
			require.NoError(t, remove_tokens.RemoveTokens(other, &into, 0))
		})
	}
	t.Run("refusals", func(t *testing.T) {
		var into engine.Sequence
		require.NoError(t, decode_tokens.DecodeTokens(other, &into, []int32{7}, engine.OutputLast))
		require.EqualError(t, restore_state.RestoreState(other, &engine.Sequence{ID: 1}, tokens, state),
			"a state cannot be put into sequence 1; this context has 0 to 0")
		require.EqualError(t, restore_state.RestoreState(other, &into, nil, state),
			"the state has 0 tokens; this context holds 1 to 256")
		require.ErrorContains(t, restore_state.RestoreState(other, &into, tokens[1:], state),
			"the state of 5 tokens has")
		require.Equal(t, []int32{7}, into.Tokens)

		bad := slices.Clone(state)
		// the number of layers
		binary.LittleEndian.PutUint32(bad[context.StateHead+context.StateCell*len(tokens)+4:], 99)
		require.EqualError(t, restore_state.RestoreState(other, &into, tokens, bad),
			"llama.cpp refused the state: it was made with other types of keys and values")
		require.Empty(t, into.Tokens)
		require.NoError(t, decode_tokens.DecodeTokens(other, &into, []int32{7}, engine.OutputLast),
			"the context goes on")
	})
}
