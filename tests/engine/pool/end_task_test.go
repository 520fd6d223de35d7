package pool_test

import (
	"errors"
	"runtime"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/abort_task"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/end_task"
	"rkllmd/engine/pool/read_pool_stats"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_task"
)

func TestEndTask(t *testing.T) {
	t.Run("a slot is given back", func(t *testing.T) {
		p := &engine.Pool{Slots: make([]engine.Slot, 1), Steps: 9, Stats: engine.PoolStats{Running: 1}}
		task, done := pool_task.PoolTask([]int32{1}, 1, nil)
		task.Slot, p.Slots[0].Task, p.Slots[0].Sequence.Tokens = &p.Slots[0], task, []int32{1}
		wrong := errors.New("wrong")
		end_task.EndTask(p, task, engine.EndFailed, wrong)
		<-done
		require.Equal(t, engine.Slot{Used: 9, Sequence: engine.Sequence{Tokens: []int32{1}}}, p.Slots[0])
		require.Nil(t, task.Slot)
		require.Equal(t, engine.EndFailed, task.End)
		require.Equal(t, wrong, task.Err)
		require.NotZero(t, task.Finished)
		require.Equal(t, engine.PoolStats{CachedTokens: 1}, p.Stats)
	})
	t.Run("500 tasks leave nothing", func(t *testing.T) {
		m := pool_model.PoolModel(t)
		before := runtime.NumGoroutine()
		p := pool_create.PoolCreate(t, m, 4, 64)
		samplers := map[*engine.Sampler]bool{}
		for i := range uint64(500) {
			task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(i, 1+int(i%20)), 1+int(i%5), func(task *engine.Task,
				_ engine.Choice) bool {
				samplers[task.Sampler] = true
				return task.Generated == 4
			})
			task.Client.Number = i
			require.NoError(t, submit_task.SubmitTask(p, task))
			if i%9 == 0 {
				abort_task.AbortTask(p, task)
			}
			if i%10 == 9 {
				<-done
			}
		}
		last, done := pool_task.PoolTask([]int32{1}, 1, nil)
		last.Target = time.Hour
		require.NoError(t, submit_task.SubmitTask(p, last))
		<-done
		require.Equal(t, 0, read_pool_stats.ReadPoolStats(p).Waiting)
		close_pool.ClosePool(p)
		require.Greater(t, len(samplers), 400)
		for s := range samplers {
			require.Nil(t, s.Ptr, "a sampler was not freed")
		}
		for _, s := range p.Slots {
			require.Nil(t, s.Task)
		}
		require.Empty(t, p.Waiting)
		for i := 0; i < 10_000 && runtime.NumGoroutine() > before; i++ { // the pool's, which has a last deed to do
			time.Sleep(time.Millisecond)
		}
		require.LessOrEqual(t, runtime.NumGoroutine(), before)
	})
}
