// Package pool_stop_alone stops a task while it is being decoded.
package pool_stop_alone

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool_prompt"
	"rkllmd/tests/support/engine/pool_task"
)

// PoolStopAlone submits a task of 1,500 tokens, calls stop as soon as a step is its alone, and returns the task when it
// has ended.
func PoolStopAlone(t testing.TB, p *engine.Pool, stop func(*engine.Pool, *engine.Task)) *engine.Task {
	t.Helper()
	task, done := pool_task.PoolTask(pool_prompt.PoolPrompt(1, 1500), 5, nil)
	require.NoError(t, submit_task.SubmitTask(p, task))
	for alone := false; !alone; {
		p.Mu.Lock()
		alone = p.Alone == task
		p.Mu.Unlock()
	}
	stop(p, task)
	<-done
	return task
}
