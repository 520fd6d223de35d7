package context_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_hidden_states"
	"rkllmd/engine/context/set_hidden_states"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_create_context"
	"rkllmd/tests/support/engine/engine_load_model"
)

func TestSetHiddenStates(t *testing.T) {
	c := engine_create_context.EngineCreateContext(t, engine_load_model.EngineLoadModel(t, "qwen3"), 64, 64)
	var seq engine.Sequence
	for _, on := range []bool{false, true, true, false, true, false} {
		set_hidden_states.SetHiddenStates(c, on)
		require.Equal(t, on, c.HiddenStates)
		require.NoError(t, decode_tokens.DecodeTokens(c, &seq, []int32{300, 301}, engine.OutputAll))
		// Switching afterwards changes nothing about what the last decode kept.
		set_hidden_states.SetHiddenStates(c, !on)
		_, err := read_hidden_states.ReadHiddenStates(c, 0)
		require.Equal(t, on, err == nil)
	}
}
