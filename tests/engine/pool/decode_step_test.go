package pool_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/plan/plan_step"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/create_pool"
	"rkllmd/engine/pool/decode_step"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool_mamba"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_still"
	"rkllmd/tests/support/engine/pool_task"
)

func TestDecodeStep(t *testing.T) {
	t.Run("a cancelled step is not computed, but where it would be lost", func(t *testing.T) {
		for _, recurrent := range []bool{false, true} {
			m := pool_model.PoolModel(t)
			if recurrent {
				m = pool_mamba.PoolMamba(t)
			}
			p := pool_still.PoolStill(t, m, 1, 64)
			task, _ := pool_task.PoolTask([]int32{300, 301}, 1, nil)
			task.Slot, p.Slots[0].Task = &p.Slots[0], task
			plan_step.PlanStep(p)
			abort_task.AbortTask(p, task)
			require.Equal(t, recurrent, decode_step.DecodeStep(p))
			require.Equal(t, recurrent, len(p.Slots[0].Sequence.Tokens) == 2)
			require.Nil(t, p.Alone)
			task.Control.Store(pool.ControlGo)
			plan_step.PlanStep(p)
			if !recurrent {
				require.True(t, decode_step.DecodeStep(p), "the abort is taken back")
			}
			p.Closed = true
			p.Slots[0].Sequence.Tokens = nil
			plan_step.PlanStep(p)
			require.False(t, decode_step.DecodeStep(p), "the pool is closed")
		}
	})
	t.Run("a prompt beside a task that generates is spread over many steps", func(t *testing.T) {
		m := pool_model.PoolModel(t)
		p, err := create_pool.CreatePool(m, engine.PoolOptions{Sequences: 2, Size: 2048, Threads: 1, Delay: 1})
		require.NoError(t, err)
		defer close_pool.ClosePool(p)
		prompt, read := pool_task.PoolTask(pool_prompt.PoolPrompt(2, 1500), 1, nil)
		prompt.Client.User = "another"
		widest, most := uint64(0), int32(0)
		answer, done := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 10), 2000, func(task *engine.Task,
			_ engine.Choice) bool {
			if task.Generated == 1 && submit_task.SubmitTask(p, prompt) != nil {
				return true
			}
			widest = max(widest, p.Stats.LastBatch)
			most = max(most, m.PoolTasks.Load(), 10*m.PoolAnswers.Load())
			return false
		})
		require.NoError(t, submit_task.SubmitTask(p, answer))
		<-read
		abort_task.AbortTask(p, answer)
		<-done
		require.Equal(t, engine.EndLength, prompt.End)
		require.Equal(t, engine.TaskFigures{PrefillTokens: 1500, Steps: 188}, prompt.Figures, "1,500 by %d",
			engine.LeastPrefill)
		require.Greater(t, answer.Generated, 187, "nobody was held up")
		require.LessOrEqual(t, widest, uint64(10))
		require.Equal(t, int32(10), most, "two tasks, one of them generates")
		require.Eventually(t, func() bool { return m.PoolTasks.Load()+m.PoolAnswers.Load() == 0 }, time.Minute,
			time.Millisecond, "nothing is computed any more")
	})
}
