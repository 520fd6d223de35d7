package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/read_pool_stats"
	"rkllmd/engine/pool/resume_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_alone"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
	"rkllmd/tests/support/engine/pool_task"
)

func TestPauseTask(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_create.PoolCreate(t, m, 2, 256)
	paused := make(chan struct{})
	task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 20), 40, func(task *engine.Task, _ engine.Choice) bool {
		if task.Generated == 10 {
			pause_task.PauseTask(p, task)
			close(paused)
		}
		return false
	})
	require.NoError(t, submit_task.SubmitTask(p, task))
	<-paused
	for i := range uint64(5) { // many steps beside it
		pool_run.PoolRun(t, p, 0, pool_prompt.PoolPrompt(10+i, 20), 10)
	}
	stats := read_pool_stats.ReadPoolStats(p)
	require.Equal(t, []int{0, 1, 0}, []int{stats.Running, stats.Paused, stats.Waiting})
	require.Len(t, task.Tokens, 30, "no token while it is paused")
	resume_task.ResumeTask(p, task)
	<-done
	require.Equal(t, engine.EndLength, task.End)
	require.Zero(t, task.Figures.Evicted, "there was a slot for the others")
	require.Equal(t, pool_alone.PoolAlone(t, m, task), task.Tokens[20:])
	pause_task.PauseTask(p, task) // has ended

	t.Run("before it has begun, and to its end", func(t *testing.T) {
		task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 20), 40, nil)
		pause_task.PauseTask(p, task)
		require.NoError(t, submit_task.SubmitTask(p, task))
		pool_run.PoolRun(t, p, 0, pool_prompt.PoolPrompt(3, 20), 10)
		require.Equal(t, 1, read_pool_stats.ReadPoolStats(p).Paused)
		abort_task.AbortTask(p, task)
		pause_task.PauseTask(p, task) // too late
		<-done
		require.Equal(t, engine.EndAborted, task.End)
		require.Zero(t, task.Started)
	})
}
