package pool_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/resume_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_alone"
	"rkllmd/tests/engine/pool/pool_on_queued"
	"rkllmd/tests/engine/pool/pool_step"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestResumeTask(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_still.PoolStill(t, m, 1, 256)
	var places []int
	task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 20), 12, nil)
	task.OnQueued = pool_on_queued.PoolOnQueued(&places)
	require.NoError(t, submit_task.SubmitTask(p, task))
	for range 5 {
		require.True(t, pool_step.PoolStep(p))
	}
	pause_task.PauseTask(p, task)
	require.False(t, pool_step.PoolStep(p))
	require.True(t, task.Parked)
	resume_task.ResumeTask(p, task)
	require.True(t, pool_step.PoolStep(p))
	require.Equal(t, 6, task.Generated, "it has kept its slot")

	pause_task.PauseTask(p, task)
	other, ended := pool_task.PoolTask(pool_prompt.PoolPrompt(2, 20), 3, nil)
	waiting, _ := pool_task.PoolTask(pool_prompt.PoolPrompt(3, 20), 3, nil)
	waiting.Target = -time.Hour
	require.NoError(t, submit_task.SubmitTask(p, other))
	require.True(t, pool_step.PoolStep(p))
	require.Nil(t, task.Slot, "others need it")
	sampler := task.Sampler
	require.NotNil(t, sampler)
	require.NoError(t, submit_task.SubmitTask(p, waiting))
	resume_task.ResumeTask(p, task)
	require.True(t, pool_step.PoolStep(p))
	require.Equal(t, []int{0, 1}, places)
	require.Equal(t, 2, waiting.Position, "who had a slot goes before all others")
	for task.End == engine.TaskEnd(0) {
		require.True(t, pool_step.PoolStep(p))
		require.True(t, task.Sampler == sampler || task.End != engine.TaskEnd(0), "it keeps its sampler")
	}
	<-ended
	<-done
	require.Equal(t, []int{0, 1, 0}, places)
	require.Equal(t, engine.TaskFigures{PrefillTokens: 46, Steps: 12, Evicted: 1}, task.Figures,
		"20, and again with 6 of the answer")
	require.Zero(t, task.Reused)
	require.Equal(t, pool_alone.PoolAlone(t, m, task), task.Tokens[20:])
	require.Equal(t, engine.TaskEnd(0), waiting.End)
	resume_task.ResumeTask(p, task) // has ended
	require.Equal(t, pool.ControlGo, task.Control.Load())
}
