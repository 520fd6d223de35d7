package embedded_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/embedded/count_slots"
)

func TestCountSlots(t *testing.T) {
	held := map[uint64]int{9: 1}
	count_slots.CountSlots(held)(&engine.Pool{Slots: []engine.Slot{
		{Owner: 7, Sequence: engine.Sequence{Tokens: []int32{1, 2, 3}}},
		{Owner: 8},
		{Sequence: engine.Sequence{Tokens: []int32{1, 2}}},
		{Owner: 9, Sequence: engine.Sequence{Tokens: []int32{1}}},
		{Owner: 7, Sequence: engine.Sequence{Tokens: []int32{4}}},
	}})
	require.Equal(t, map[uint64]int{7: 4, 9: 2}, held)
}
