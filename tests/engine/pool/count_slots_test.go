package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/count_slots"
)

func TestCountSlots(t *testing.T) {
	p := &engine.Pool{Stats: engine.PoolStats{Steps: 3, Paused: 9},
		Slots: []engine.Slot{{Sequence: engine.Sequence{Tokens: make([]int32, 5)}},
			{Task: &engine.Task{}}, {Task: &engine.Task{Parked: true}, Sequence: engine.Sequence{Tokens: make([]int32,
				7)}},
			{Task: &engine.Task{}}}}
	count_slots.CountSlots(p)
	require.Equal(t, engine.PoolStats{Steps: 3, Running: 2, Paused: 1, CachedTokens: 12}, p.Stats)
}
