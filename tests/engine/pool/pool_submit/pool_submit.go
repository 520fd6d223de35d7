// Package pool_submit gives a pool tasks.
package pool_submit

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/submit_task"
	"rkllmd/tests/engine/pool/pool_on_queued"
	"rkllmd/tests/support/engine/pool_task"
)

// PoolSubmit gives p so many tasks, each when the one before has ended, and appends their places in the line to places.
func PoolSubmit(p *engine.Pool, count int, places *[]int) {
	for range count {
		task, done := pool_task.PoolTask([]int32{1}, 1, nil)
		task.OnQueued = pool_on_queued.PoolOnQueued(places)
		if submit_task.SubmitTask(p, task) != nil {
			panic("the pool has room")
		}
		<-done
	}
}
