package embedded_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/context/read_logits"
	"rkllmd/generation"
	"rkllmd/generation/embedded"
	"rkllmd/generation/embedded/copy_slot"
	"rkllmd/generation/embedded/restore_slot"
	"rkllmd/tests/support/engine/decode_tokens"
	"rkllmd/tests/support/engine/engine_last_logits"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
)

func TestRestoreSlot(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_still.PoolStill(t, m, 3, 32)
	p.Slots[0].Owner, p.Slots[0].Used, p.Slots[1].Used, p.Slots[2].Used, p.Steps = 5, 9, 4, 3, 10
	require.NoError(t, decode_tokens.DecodeTokens(p.Context, &p.Slots[0].Sequence, []int32{1, 300, 301},
		engine.OutputNone))
	state := embedded.SlotState{Owner: 5}
	copy_slot.CopySlot(&state)(p)
	require.NoError(t, state.Err)
	restore_slot.RestoreSlot(&state)(p)
	require.NoError(t, state.Err)
	require.Equal(t, []int32{1, 300, 301}, p.Slots[0].Sequence.Tokens, "its own slot")
	require.EqualValues(t, 10, p.Slots[0].Used)

	other := embedded.SlotState{Owner: 6, Tokens: state.Tokens, State: state.State}
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
	require.EqualError(t, state.Err, "all 3 sequences of the model are in use; the session's state finds no place now")
}
