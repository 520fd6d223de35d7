package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"

	"rkllmd/tests/support/engine/pool_create"
)

func TestSubmitTask(t *testing.T) {
	m := pool_model.PoolModel(t)
	p := pool_create.PoolCreate(t, m, 2, 64)
	prompt := pool_prompt.PoolPrompt(1, 20)
	t.Run("a second turn finds the first in the cache", func(t *testing.T) {
		first := pool_run.PoolRun(t, p, 1, prompt, 10)
		require.Zero(t, first.Reused)
		require.Equal(t, engine.TaskFigures{PrefillTokens: 20, Steps: 10}, first.Figures)
		second := pool_run.PoolRun(t, p, 1, append(first.Tokens, 300, 301), 3)
		require.Equal(t, 29, second.Reused, "all but the last token, which nobody has decoded")
		require.Equal(t, 3, second.Figures.PrefillTokens)
		again := pool_run.PoolRun(t, p, 1, prompt, 0)
		require.Equal(t, 19, again.Reused, "the last token is decoded in any case")
		require.Zero(t, again.Generated)
	})
	t.Run("up to a full sequence, and one more", func(t *testing.T) {
		task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(2, 60), 100, nil)
		require.NoError(t, submit_task.SubmitTask(p, task))
		<-done
		require.Equal(t, engine.EndContext, task.End)
		require.Len(t, task.Tokens, 65)
		require.NotZero(t, task.First)
		require.False(t, task.Started.Before(task.Queued) || task.First.Before(task.Started) ||
			task.Finished.Before(task.First))
	})
	t.Run("end tokens are not told", func(t *testing.T) {
		first := pool_run.PoolRun(t, p, 0, prompt, 10)
		task, done := pool_task.PoolTask(prompt, 10, nil)
		task.EndTokens = first.Tokens[24:25]
		require.NoError(t, submit_task.SubmitTask(p, task))
		<-done
		require.Equal(t, engine.EndToken, task.End)
		require.Equal(t, first.Tokens[24], task.EndedBy)
		require.NotContains(t, task.Tokens[20:], task.EndedBy)
		require.EqualError(t, submit_task.SubmitTask(p, task), "the task was submitted before; each is submitted once")
	})
	t.Run("the queue is full", func(t *testing.T) {
		still := pool_still.PoolStill(t, m, 1, 64)
		for range engine.DefaultQueue + 1 { // one of them has a slot to go to
			task, _ := pool_task.PoolTask(prompt, 1, nil)
			require.NoError(t, submit_task.SubmitTask(still, task))
		}
		task, _ := pool_task.PoolTask(prompt, 1, nil)
		require.ErrorIs(t, submit_task.SubmitTask(still, task), engine.ErrQueueFull)
		task.Client.User = "another"
		require.NoError(t, submit_task.SubmitTask(still, task), "one user cannot shut out others")
		task, _ = pool_task.PoolTask(prompt, 1, nil)
		task.Client.User = "another"
		require.ErrorIs(t, submit_task.SubmitTask(still, task), engine.ErrQueueFull, "one of whom nobody waits")
	})
	close_pool.ClosePool(p)
	task, _ := pool_task.PoolTask(prompt, 1, nil)
	require.ErrorIs(t, submit_task.SubmitTask(p, task), engine.ErrPoolClosed)
	abort_task.AbortTask(p, task)
}
