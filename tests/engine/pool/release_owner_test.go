package pool_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/call_pool"
	"rkllmd/engine/pool/read_pool_stats"
	"rkllmd/engine/pool/release_owner"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_count_call"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_model"
	"rkllmd/tests/support/engine/pool_run"
	"rkllmd/tests/support/engine/pool_task"
)

func TestReleaseOwner(t *testing.T) {
	p := pool_create.PoolCreate(t, pool_model.PoolModel(t), 3, 64)
	calls := 0
	sync := pool_count_call.PoolCountCall(&calls)
	pool_run.PoolRun(t, p, 5, pool_prompt.PoolPrompt(1, 20), 3)
	pool_run.PoolRun(t, p, 6, pool_prompt.PoolPrompt(2, 20), 3)
	pool_run.PoolRun(t, p, 0, pool_prompt.PoolPrompt(3, 20), 3)
	require.NoError(t, call_pool.CallPool(p, sync))
	require.Equal(t, 66, read_pool_stats.ReadPoolStats(p).CachedTokens)
	release_owner.ReleaseOwner(p, 0)
	release_owner.ReleaseOwner(p, 7)
	release_owner.ReleaseOwner(p, 5)
	require.NoError(t, call_pool.CallPool(p, sync))
	require.Equal(t, 44, read_pool_stats.ReadPoolStats(p).CachedTokens)
	require.Zero(t, pool_run.PoolRun(t, p, 5, pool_prompt.PoolPrompt(1, 20), 3).Reused)
	require.Equal(t, 19, pool_run.PoolRun(t, p, 6, pool_prompt.PoolPrompt(2, 20), 3).Reused)

	t.Run("of a task that runs", func(t *testing.T) {
		task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(2, 20), 30, func(task *engine.Task,
			_ engine.Choice) bool {
			release_owner.ReleaseOwner(p, 6)
			return false
		})
		task.Owner = 6
		require.NoError(t, submit_task.SubmitTask(p, task))
		<-done
		require.Equal(t, engine.EndLength, task.End, "it is left alone")
		require.NoError(t, call_pool.CallPool(p, sync))
		for i := range p.Slots {
			require.NotEqual(t, uint64(6), p.Slots[i].Owner)
		}
	})
}
