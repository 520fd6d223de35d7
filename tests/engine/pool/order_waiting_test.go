package pool_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/order_waiting"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
	"rkllmd/tests/support/project/count_allocations"
)

func TestOrderWaiting(t *testing.T) {
	p := pool_still.PoolStill(t, engine_load_model.EngineLoadModel(t, "llama"), 1, 64)
	var tasks []*engine.Task
	for _, client := range []uint64{1, 1, 1, 2, 3, 3, 1} {
		task, _ := pool_task.PoolTask([]int32{1}, 1, nil)
		task.Client.Number = client
		tasks = append(tasks, task)
		require.NoError(t, submit_task.SubmitTask(p, task))
	}
	for range 2 {
		order_waiting.OrderWaiting(p)
		require.Equal(t, []*engine.Task{tasks[0], tasks[3], tasks[4], tasks[1], tasks[5], tasks[2], tasks[6]},
			p.Waiting)
		for i, task := range p.Waiting {
			require.Same(t, &task.Turn, p.Line.Turns[i])
		}
	}
	urgent, _ := pool_task.PoolTask([]int32{1}, 1, nil)
	urgent.Client.Number, urgent.Target = 1, -time.Hour
	require.NoError(t, submit_task.SubmitTask(p, urgent))
	tasks[4].Control.Store(pool.ControlPause)
	tasks[6].Admitted = true
	order_waiting.OrderWaiting(p)
	order_waiting.OrderWaiting(p)
	require.Equal(t, []*engine.Task{tasks[6], urgent, tasks[3], tasks[5], tasks[0], tasks[1], tasks[2], tasks[4]},
		p.Waiting)
	require.Zero(t, count_allocations.CountAllocations(10, func() {
		p.Line.Changed = true
		order_waiting.OrderWaiting(p)
	}))
}
