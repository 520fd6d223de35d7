// Package tell_end hands the end of a pool's task to a run.
package tell_end

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/deliver_done"
	"rkllmd/generation/describe_end"
)

// TellEnd returns OnEnd of the task of run, which is deliver_done.
//
// **Runs on:** any thread; what it returns on the pool's.
func TellEnd(run *generation.Run) func(*engine.Task) {
	return func(t *engine.Task) { deliver_done.DeliverDone(run, describe_end.DescribeEnd(run, t)) }
}
