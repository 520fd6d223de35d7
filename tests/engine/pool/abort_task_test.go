package pool_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_slow"
	"rkllmd/tests/engine/pool/pool_stop_alone"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_run"
	"rkllmd/tests/support/engine/pool_task"
)

func TestAbortTask(t *testing.T) {
	m := pool_slow.PoolSlow(t)
	p := pool_create.PoolCreate(t, m, 2, 1600)
	t.Run("in generation, and before", func(t *testing.T) {
		queued, gone := pool_task.PoolTask([]int32{300, 301}, 5, nil)
		queued.Target = time.Hour
		told, goOn := make(chan struct{}), make(chan struct{})
		task, done := pool_task.PoolTask([]int32{300, 301}, 1000, func(task *engine.Task, _ engine.Choice) bool {
			if task.Generated == 5 {
				close(told)
				<-goOn
			}
			return false
		})
		other, ended := pool_task.PoolTask([]int32{300, 302}, 1000, nil)
		require.NoError(t, submit_task.SubmitTask(p, task))
		require.NoError(t, submit_task.SubmitTask(p, other))
		<-told
		require.NoError(t, submit_task.SubmitTask(p, queued))
		abort_task.AbortTask(p, queued)
		abort_task.AbortTask(p, task)
		close(goOn)
		<-gone
		<-done
		require.Equal(t, engine.EndAborted, queued.End)
		require.Zero(t, queued.Started)
		require.Equal(t, engine.EndAborted, task.End)
		require.LessOrEqual(t, task.Generated, 5, "no token comes any more")
		abort_task.AbortTask(p, other)
		<-ended
		abort_task.AbortTask(p, other) // has ended
	})
	t.Run("in prefill: a decode of its own is aborted", func(t *testing.T) {
		task := pool_stop_alone.PoolStopAlone(t, p, abort_task.AbortTask)
		for task.Figures.Steps > 0 { // the step was over before the test was heard
			task = pool_stop_alone.PoolStopAlone(t, p, abort_task.AbortTask)
		}
		require.Equal(t, engine.EndAborted, task.End)
		require.Equal(t, 3, pool_run.PoolRun(t, p, 0, []int32{300, 301, 302}, 3).Generated, "the pool goes on")
	})
	t.Run("in prefill beside others, who do not notice", func(t *testing.T) {
		want := pool_run.PoolRun(t, p, 0, []int32{310, 311, 312}, 4).Tokens
		task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 1500), 5, nil)
		other, ended := pool_task.PoolTask([]int32{310, 311, 312}, 4, func(other *engine.Task, _ engine.Choice) bool {
			if other.Generated == 1 && submit_task.SubmitTask(p, task) != nil {
				return true
			}
			if other.Generated == 3 {
				abort_task.AbortTask(p, task)
			}
			return false
		})
		require.NoError(t, submit_task.SubmitTask(p, other))
		<-done
		<-ended
		require.Equal(t, engine.EndAborted, task.End)
		require.Equal(t, 2, task.Figures.Steps)
		require.Less(t, task.Figures.PrefillTokens, 1500)
		require.Equal(t, engine.EndLength, other.End)
		require.Len(t, other.Tokens, len(want))
	})
}
