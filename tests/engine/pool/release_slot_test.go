package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/release_slot"
)

func TestReleaseSlot(t *testing.T) {
	p := &engine.Pool{Slots: make([]engine.Slot, 4)}
	for i := range p.Slots {
		s := &p.Slots[i]
		s.Used = uint64(10 - i)
		s.Task = &engine.Task{Slot: s, Parked: true}
		s.Task.Control.Store(pool.ControlPause)
	}
	p.Slots[3].Task.Control.Store(pool.ControlGo) // to be taken up again
	long, short := p.Slots[2].Task, p.Slots[1].Task
	require.True(t, release_slot.ReleaseSlot(p))
	require.Nil(t, p.Slots[2].Task)
	require.Nil(t, long.Slot)
	require.False(t, long.Parked)
	require.Equal(t, 1, long.Figures.Evicted)
	require.Equal(t, []*engine.Task{long}, p.Waiting)
	require.True(t, release_slot.ReleaseSlot(p), "one is idle already")
	require.Len(t, p.Waiting, 1)
	p.Slots[2].Task = &engine.Task{}
	require.True(t, release_slot.ReleaseSlot(p))
	require.Equal(t, []*engine.Task{long, short}, p.Waiting)
	p.Slots[1].Task, p.Slots[0].Task = &engine.Task{}, &engine.Task{}
	require.False(t, release_slot.ReleaseSlot(p))
}
