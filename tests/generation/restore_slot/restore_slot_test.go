package restore_slot_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/read_logits"
	"rkllmd/generation"
	"rkllmd/generation/copy_slot"
	"rkllmd/generation/restore_slot"
	"rkllmd/tests/support/decode_tokens"
	"rkllmd/tests/support/engine_last_logits"
	"rkllmd/tests/support/pool_model"
	"rkllmd/tests/support/pool_still"
)

func TestRestoreSlot(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_still.PoolStill(t, m, 3, 32)
	p.Slots[0].Owner, p.Slots[0].Used, p.Slots[1].Used, p.Slots[2].Used, p.Steps = 5, 9, 4, 3, 10
	require.NoError(t, decode_tokens.DecodeTokens(p.Context, &p.Slots[0].Sequence, []int32{1, 300, 301}, engine.OutputNone))
	state := generation.SlotState{Owner: 5}
	copy_slot.CopySlot(&state)(p)
	require.NoError(t, state.Err)
	restore_slot.RestoreSlot(&state)(p)
	require.NoError(t, state.Err)
	require.Equal(t, []int32{1, 300, 301}, p.Slots[0].Sequence.Tokens, "its own slot")
	require.EqualValues(t, 10, p.Slots[0].Used)

	other := generation.SlotState{Owner: 6, Tokens: state.Tokens, State: state.State}
	restore_slot.RestoreSlot(&other)(p)
	require.NoError(t, other.Err)
	require.Equal(t, []int32{1, 300, 301}, p.Slots[2].Sequence.Tokens, "the one that was used least recently")
	require.EqualValues(t, 6, p.Slots[2].Owner)
	require.NoError(t, decode_tokens.DecodeTokens(p.Context, &p.Slots[2].Sequence, []int32{302}, engine.OutputLast))
	logits, err := read_logits.ReadLogits(p.Context, 0)
	require.NoError(t, err)
	require.Equal(t, engine_last_logits.EngineLastLogits(t, m, []int32{1, 300, 301, 302}, 4), slices.Clone(logits))

	p.Slots[1].Task = &engine.Task{}
	other.State = other.State[:7]
	restore_slot.RestoreSlot(&other)(p)
	require.Error(t, other.Err)
	p.Slots[0].Task, p.Slots[2].Task = &engine.Task{}, &engine.Task{}
	restore_slot.RestoreSlot(&state)(p)
	require.ErrorIs(t, state.Err, generation.ErrBusy)
	require.EqualError(t, state.Err, "all 3 sequences of the model are at work; the session's state has no place yet")
}
