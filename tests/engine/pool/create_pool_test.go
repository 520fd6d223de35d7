package pool_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/create_pool"
	"rkllmd/engine/pool/pause_task"
	"rkllmd/engine/pool/resume_task"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_alone"
	"rkllmd/tests/engine/pool_mamba"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/engine_generate"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
	"rkllmd/tests/support/engine/pool_task"
)

func TestCreatePool(t *testing.T) {
	m := pool_model.PoolModel(t)
	p, err := create_pool.CreatePool(m, engine.PoolOptions{Size: 256, Threads: 1})
	require.NoError(t, err)
	defer close_pool.ClosePool(p)
	require.Equal(t, engine.PoolOptions{Sequences: engine.DefaultSequences, Size: 256, Threads: 1,
		Queue: engine.DefaultQueue, Delay: engine.DefaultDelay}, p.Options)
	require.Len(t, p.Slots, engine.DefaultSequences)
	task := pool_run.PoolRun(t, p, 0, pool_prompt.PoolPrompt(1, 20), 30)
	require.Equal(t, engine_generate.EngineGenerate(t, m, task.Sampling, task.Tokens[:20], 30)[:30], task.Tokens[20:],
		"as without a pool")

	_, err = create_pool.CreatePool(m, engine.PoolOptions{Size: 256, Threads: 1, Queue: -1})
	require.EqualError(t, err, "a pool of 0 sequences, a queue of -1 and a delay of 0s was asked for; none of "+
		"them may be negative")
	_, err = create_pool.CreatePool(m, engine.PoolOptions{Threads: 1})
	require.EqualError(t, err, "a context of 0 tokens was asked for; this model takes 1 to 2048")

	t.Run("several tasks of a model with a recurrent state", func(t *testing.T) {
		m := pool_mamba.PoolMamba(t)
		p, err := create_pool.CreatePool(m, engine.PoolOptions{Sequences: 2, Size: 256, Threads: 1})
		require.NoError(t, err)
		defer close_pool.ClosePool(p)
		require.True(t, p.Recurrent)
		var tasks []*engine.Task
		var ends []chan struct{}
		for i := range uint64(6) {
			task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(i/2, 10+int(i*5)), 20, func(task *engine.Task,
				_ engine.Choice) bool {
				if task.Generated == 5 && task.Client.Number%2 == 0 {
					pause_task.PauseTask(p, task)
				}
				return false
			})
			task.Client.Number = i
			tasks, ends = append(tasks, task), append(ends, done)
			require.NoError(t, submit_task.SubmitTask(p, task))
		}
		for _, i := range []int{1, 3, 5, 0, 2, 4} {
			for resumed := false; !resumed; {
				resume_task.ResumeTask(p, tasks[i])
				select {
				case <-ends[i]:
					resumed = true
				case <-time.After(time.Millisecond):
				}
			}
			require.Equal(t, engine.EndLength, tasks[i].End)
			require.Equal(t, pool_alone.PoolAlone(t, m, tasks[i]), tasks[i].Tokens[tasks[i].Prompt:])
		}
	})
}
