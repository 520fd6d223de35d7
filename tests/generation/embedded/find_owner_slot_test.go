package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/embedded/find_owner_slot"
)

func TestFindOwnerSlot(t *testing.T) {
	p := &engine.Pool{Slots: []engine.Slot{
		{Sequence: engine.Sequence{Tokens: make([]int32, 9)}},
		{Owner: 3, Sequence: engine.Sequence{Tokens: make([]int32, 2)}},
		{Owner: 3, Sequence: engine.Sequence{Tokens: make([]int32, 5)}}, {Owner: 4},
	}}
	require.Same(t, &p.Slots[2], find_owner_slot.FindOwnerSlot(p, 3), "the longest")
	require.Nil(t, find_owner_slot.FindOwnerSlot(p, 4), "empty")
	require.Nil(t, find_owner_slot.FindOwnerSlot(p, 5))
	require.Nil(t, find_owner_slot.FindOwnerSlot(p, 0), "nobody's")
}
