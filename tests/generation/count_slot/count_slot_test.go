package count_slot_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/generation/count_slot"
)

func TestCountSlot(t *testing.T) {
	p := &engine.Pool{Slots: []engine.Slot{{Owner: 3, Sequence: engine.Sequence{Tokens: make([]int32, 5)}}}}
	count := 0
	count_slot.CountSlot(4, &count)(p)
	require.Zero(t, count)
	count_slot.CountSlot(3, &count)(p)
	require.Equal(t, 5, count)
}
