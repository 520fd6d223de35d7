// Package deliver_task_end hands the end of a pool's task to a run.
package deliver_task_end

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/embedded/describe_end"
	"rkllmd/generation/run/deliver_done"
)

// DeliverTaskEnd returns OnEnd of the task of run, which is deliver_done.
//
// **Runs on:** any thread. What it returns runs on the pool's thread.
func DeliverTaskEnd(run *generation.Run) func(*engine.Task) {
	return func(t *engine.Task) { deliver_done.DeliverDone(run, describe_end.DescribeEnd(run, t)) }
}
