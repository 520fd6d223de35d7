package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/take_controls"
	"rkllmd/tests/support/engine/pool_task"
)

func TestTakeControls(t *testing.T) {
	p := &engine.Pool{Slots: make([]engine.Slot, 4), Steps: 7}
	var ended []chan struct{}
	for i := range 6 {
		task, done := pool_task.PoolTask([]int32{1}, 1, nil)
		ended = append(ended, done)
		if i < 4 {
			task.Slot, p.Slots[i].Task = &p.Slots[i], task
		} else {
			p.Waiting = append(p.Waiting, task)
		}
	}
	p.Slots[0].Task.Control.Store(pool.ControlCancel)
	p.Slots[1].Task.Control.Store(pool.ControlPause)
	p.Slots[2].Task.Parked = true
	cancelled, waiting, queued := p.Slots[0].Task, p.Waiting[1], p.Waiting[0]
	queued.Control.Store(pool.ControlCancel)
	take_controls.TakeControls(p)
	<-ended[0]
	<-ended[4]
	require.Equal(t, engine.EndAborted, cancelled.End)
	require.Equal(t, engine.EndAborted, queued.End)
	require.NotZero(t, queued.Finished)
	require.Nil(t, p.Slots[0].Task)
	require.True(t, p.Slots[1].Task.Parked)
	require.Equal(t, uint64(7), p.Slots[1].Used)
	require.False(t, p.Slots[2].Task.Parked)
	require.Equal(t, []*engine.Task{waiting}, p.Waiting)
	require.Equal(t, engine.PoolStats{Running: 2, Paused: 1}, p.Stats)
	p.Slots[1].Task.Control.Store(pool.ControlCancel)
	take_controls.TakeControls(p)
	<-ended[1]
	require.Equal(t, engine.PoolStats{Running: 2}, p.Stats)
}
