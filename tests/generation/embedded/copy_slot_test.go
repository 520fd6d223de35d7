package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"

	"rkllmd/generation/embedded"
	"rkllmd/generation/embedded/copy_slot"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
)

func TestCopySlot(t *testing.T) {
	p := pool_still.PoolStill(t, pool_model.PoolModel(t), 2, 32)
	slot := &p.Slots[1]
	slot.Owner = 5
	require.NoError(t, decode_tokens.DecodeTokens(p.Context, &slot.Sequence, []int32{1, 300, 301}, engine.OutputNone))
	state := embedded.SlotState{Owner: 5}
	copy_slot.CopySlot(&state)(p)
	require.NoError(t, state.Err)
	require.Equal(t, []int32{1, 300, 301}, state.Tokens)
	require.NotEmpty(t, state.State)
	slot.Sequence.Tokens[0] = 2
	require.EqualValues(t, 1, state.Tokens[0], "a copy")
	none := embedded.SlotState{Owner: 6}
	copy_slot.CopySlot(&none)(p)
	require.Equal(t, embedded.SlotState{Owner: 6}, none)
}
