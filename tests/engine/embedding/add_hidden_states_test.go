package embedding_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_hidden_states"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/engine/embedding/add_hidden_states"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestAddHiddenStates(t *testing.T) {
	m := engine_load_model.EngineLoadModel(t, "llama")
	c, seq := engine_create_context.EngineCreateContext(t, m, 64, 64), engine.Sequence{}
	sum := make([]float64, m.EmbeddingSize)
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{1, 300}, engine.OutputAll))
	require.Error(t, add_hidden_states.AddHiddenStates(c, 0, 2, sum), "none were kept")
	set_hidden_states.SetHiddenStates(c, true)
	require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{301, 302}, engine.OutputLast))
	require.NoError(t, add_hidden_states.AddHiddenStates(c, 0, 2, sum))
	states, err := read_hidden_states.ReadHiddenStates(c, 1)
	require.NoError(t, err)
	require.InDeltaSlice(t, states, sum, 0)
	require.NoError(t, add_hidden_states.AddHiddenStates(c, 0, 2, sum))
	require.InDelta(t, 2*states[0], sum[0], 1e-9)
	require.NoError(t, add_hidden_states.AddHiddenStates(c, 0, 1, sum), "the first row has no output")
	require.InDelta(t, 2*states[0], sum[0], 1e-9)
}
