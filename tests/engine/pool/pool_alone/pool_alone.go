// Package pool_alone runs a task again, by itself.
package pool_alone

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/close_pool"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/support/engine/pool_create"
	"rkllmd/tests/support/engine/pool_task"
)

// PoolAlone returns what a task like this one, which has ended, generates in a new pool that has no other.
func PoolAlone(t testing.TB, m *engine.Model, task *engine.Task) []int32 {
	t.Helper()
	p := pool_create.PoolCreate(t, m, 1, 256)
	defer close_pool.ClosePool(p)
	again, done := pool_task.PoolTask(task.Tokens[:task.Prompt], task.MaxTokens, nil)
	again.Sampling = task.Sampling
	require.NoError(t, submit_task.SubmitTask(p, again))
	<-done
	require.Equal(t, engine.EndLength, again.End)
	return again.Tokens[again.Prompt:]
}
