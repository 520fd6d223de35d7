package context_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_hidden_states"
	"rkllmd/engine/context/read_logits"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestReadHiddenStates(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c := engine_create_context.EngineCreateContext(t, m, 64, 64)
	text := []int32{1, 300, 301}
	var seq engine.Sequence

	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, text, engine.OutputAll))
	_, err := read_hidden_states.ReadHiddenStates(c, 0)
	require.EqualError(t, err, "the last decode kept no hidden states; set_hidden_states comes before the decode")
	row, err := read_logits.ReadLogits(c, 2)
	require.NoError(t, err)
	logits := slices.Clone(row)

	set_hidden_states.SetHiddenStates(c, true)
	again := engine.Sequence{}
	fresh := engine_create_context.EngineCreateContext(t, m, 64, 64)
	set_hidden_states.SetHiddenStates(fresh, true)
	require.NoError(t, decode_tokens.DecodeTokens(fresh, &again, text, engine.OutputAll))
	var rows [][]float32
	for n := range text {
		states, err := read_hidden_states.ReadHiddenStates(fresh, n)
		require.NoError(t, err)
		require.Len(t, states, m.EmbeddingSize)
		rows = append(rows, slices.Clone(states))
	}
	require.NotEqual(t, rows[0], rows[1])
	require.NotEqual(t, rows[1], rows[2])
	// They are what the logits are made from: the tiny model's output favours spoken tokens by the first number.
	require.Greater(t, rows[2][0], float32(0.1))
	same, err := read_logits.ReadLogits(fresh, 2)
	require.NoError(t, err)
	require.Equal(t, logits, same, "the logits are the same with hidden states as without")

	require.NoError(t, decode_tokens.DecodeTokens(fresh, &again, text, engine.OutputLast))
	_, err = read_hidden_states.ReadHiddenStates(fresh, 1)
	require.EqualError(t, err, "row 1 of the last decode has no output; it was not asked for")
	_, err = read_hidden_states.ReadHiddenStates(fresh, 2)
	require.NoError(t, err)
}
