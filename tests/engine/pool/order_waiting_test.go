package pool_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/order_waiting"
	"rkllmd/tests/support/project/count_allocations"
)

func TestOrderWaiting(t *testing.T) {
	now := time.Now()
	var tasks []*engine.Task
	for i, client := range []uint64{1, 1, 1, 2, 3, 3, 1} {
		tasks = append(tasks, &engine.Task{Client: client, Queued: now.Add(time.Duration(i))})
	}
	p := &engine.Pool{Waiting: slices.Clone(tasks), Rounds: map[engine.Round]int{}, Served: map[uint64]uint64{1: 4,
		2: 3}}
	for range 2 {
		order_waiting.OrderWaiting(p)
		require.Equal(t, []*engine.Task{tasks[4], tasks[3], tasks[0], tasks[5], tasks[1], tasks[2], tasks[6]},
			p.Waiting)
	}
	tasks[6].Priority = 1
	tasks[4].Control.Store(pool.ControlPause)
	order_waiting.OrderWaiting(p)
	order_waiting.OrderWaiting(p)
	require.Equal(t, []*engine.Task{tasks[6], tasks[5], tasks[3], tasks[0], tasks[1], tasks[2], tasks[4]}, p.Waiting)
	require.Zero(t, count_allocations.CountAllocations(10, func() { order_waiting.OrderWaiting(p) }))
}
