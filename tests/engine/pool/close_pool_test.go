package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/call_pool"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/read_pool_stats"
	"rkllmd/engine/pool/release_owner"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_slow"
	"rkllmd/tests/engine/pool/pool_stop_alone"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_task"
)

func TestClosePool(t *testing.T) {
	m := pool_slow.PoolSlow(t)
	idle := pool_create.PoolCreate(t, m, 1, 64)
	close_pool.ClosePool(idle)
	close_pool.ClosePool(idle)

	p := pool_create.PoolCreate(t, m, 2, 2048)
	var tasks []*engine.Task
	var ends []chan struct{}
	began := make(chan struct{})
	for i := range uint64(6) {
		task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(i, 1000), 1000, nil)
		tasks, ends = append(tasks, task), append(ends, done)
	}
	first, done := pool_task.PoolTask([]int32{300}, 1000, func(task *engine.Task, _ engine.Choice) bool {
		if task.Generated == 3 {
			close(began)
		}
		return false
	})
	tasks[0], ends[0] = first, done
	for _, task := range tasks {
		require.NoError(t, submit_task.SubmitTask(p, task))
	}
	pause_task.PauseTask(p, tasks[5])
	<-began
	close_pool.ClosePool(p)
	for i, task := range tasks {
		<-ends[i]
		require.Equal(t, engine.EndFailed, task.End)
		require.Equal(t, engine.ErrPoolClosed, task.Err)
		require.Nil(t, task.Sampler)
		abort_task.AbortTask(p, task)
	}
	require.NotZero(t, first.Generated)
	require.Zero(t, read_pool_stats.ReadPoolStats(p).Running)
	release_owner.ReleaseOwner(p, 1)
	require.ErrorIs(t, call_pool.CallPool(p, nil), engine.ErrPoolClosed)
	late, _ := pool_task.PoolTask([]int32{300}, 1, nil)
	require.ErrorIs(t, submit_task.SubmitTask(p, late), engine.ErrPoolClosed)
	require.Nil(t, p.Context.Ptr)

	t.Run("a decode that runs is aborted", func(t *testing.T) {
		for steps := 1; steps > 0; { // again when the step was over before the test was heard
			task := pool_stop_alone.PoolStopAlone(t, pool_create.PoolCreate(t, m, 2, 1600), func(p *engine.Pool,
				_ *engine.Task) {
				close_pool.ClosePool(p)
			})
			require.Equal(t, engine.ErrPoolClosed, task.Err)
			steps = task.Figures.Steps
		}
	})
}
