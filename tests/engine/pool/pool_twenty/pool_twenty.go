// Package pool_twenty has two clients use a pool.
package pool_twenty

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/support/engine/pool_task"
)

// PoolTwenty requires that one task of a client is computed before twenty of another's, which p has been given before,
// but not before an urgent one.
func PoolTwenty(t testing.TB, p *engine.Pool) {
	one, done := pool_task.PoolTask([]int32{1}, 1, nil)
	urgent, _ := pool_task.PoolTask([]int32{1}, 1, nil)
	one.Client.Number, urgent.Client.Number, urgent.Target = 2, 1, -time.Hour
	twenty := make([]*engine.Task, 20)
	var last chan struct{}
	first, began := pool_task.PoolTask([]int32{1}, 1, func(*engine.Task, engine.Choice) bool {
		for i := range twenty {
			twenty[i], last = pool_task.PoolTask([]int32{1}, 1, nil)
			twenty[i].Client.Number = 1
			require.NoError(t, submit_task.SubmitTask(p, twenty[i]))
		}
		require.NoError(t, submit_task.SubmitTask(p, one))
		require.NoError(t, submit_task.SubmitTask(p, urgent))
		return false
	})
	first.Client.Number = 1
	require.NoError(t, submit_task.SubmitTask(p, first))
	<-began
	<-done
	<-last
	require.True(t, urgent.Started.Before(one.Started), "the target goes first")
	require.True(t, one.Started.Before(twenty[0].Started), "then who was served longest ago")
	for i, task := range twenty[1:] {
		require.True(t, twenty[i].Started.Before(task.Started), "then in order")
	}
}
