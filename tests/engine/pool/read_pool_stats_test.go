package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/read_pool_stats"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/engine_load_model"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_task"
)

func TestReadPoolStats(t *testing.T) {
	p := &engine.Pool{Waiting: []*engine.Task{{}, {}, {}}, Stats: engine.PoolStats{Steps: 4, Running: 2, Paused: 1}}
	p.Waiting[1].Control.Store(pool.ControlPause)
	require.Equal(t, engine.PoolStats{Steps: 4, Running: 2, Paused: 2, Waiting: 2}, read_pool_stats.ReadPoolStats(p))
	require.Equal(t, engine.PoolStats{Steps: 4, Running: 2, Paused: 1}, p.Stats)

	t.Run("until all sequences are full, which share one cache", func(t *testing.T) {
		p := pool_create.PoolCreate(t, engine_load_model.EngineLoadModel(t, "qwen3"), 4, 300)
		var tasks []*engine.Task
		var ends []chan struct{}
		for i := range uint64(12) {
			task, done := pool_task.PoolTask(append(pool_prompt.PoolPrompt(1, 100), int32(300+i)), 10_000, nil)
			task.Client.Number, task.Owner = i, i+1
			require.NoError(t, submit_task.SubmitTask(p, task))
			tasks, ends = append(tasks, task), append(ends, done)
		}
		reused, decoded, read := 0, 0, 0
		for i, task := range tasks {
			<-ends[i]
			require.Equal(t, engine.EndContext, task.End, task.Err)
			require.Len(t, task.Tokens, 301)
			reused, decoded, read = reused+task.Reused, decoded+task.Generated, read+task.Figures.PrefillTokens
		}
		close_pool.ClosePool(p)
		stats := read_pool_stats.ReadPoolStats(p)
		require.Equal(t, 12*101, reused+read)
		require.GreaterOrEqual(t, reused, 8*100, "what others have read is not read again")
		require.Equal(t, uint64(read), stats.PrefillTokens)
		require.Equal(t, uint64(decoded-12), stats.DecodeTokens, "the first one of each comes with the prompt")
		require.Equal(t, []int{0, 0, 0, 4 * 300}, []int{stats.Running, stats.Waiting, stats.Paused, stats.CachedTokens})
		require.Positive(t, min(stats.PrefillTime, stats.DecodeTime, stats.StepTime, stats.MeanStepTime))
	})
}
