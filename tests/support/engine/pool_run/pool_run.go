// Package pool_run runs a task for a test.
package pool_run

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/support/engine/pool_task"
)

// PoolRun has the pool generate count tokens behind tokens for owner, and returns the task when it has ended as it
// should.
func PoolRun(t testing.TB, p *engine.Pool, owner uint64, tokens []int32, count int) *engine.Task {
	t.Helper()
	task, done := pool_task.PoolTask(tokens, count, nil)
	task.Owner = owner
	require.NoError(t, submit_task.SubmitTask(p, task))
	<-done
	require.Equal(t, engine.EndLength, task.End)
	require.Len(t, task.Tokens, len(tokens)+count)
	return task
}
