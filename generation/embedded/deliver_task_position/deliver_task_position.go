// Package deliver_task_position hands a place in a pool's line to a run.
package deliver_task_position

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/run/deliver_queued"
)

// DeliverTaskPosition returns OnQueued of the task of run, which is deliver_queued.
//
// **Runs on:** any thread. What it returns runs on the pool's thread.
func DeliverTaskPosition(run *generation.Run) func(*engine.Task, int) {
	return func(_ *engine.Task, position int) { deliver_queued.DeliverQueued(run, position) }
}
