// Package tell_position hands a place in a pool's line to a run.
package tell_position

import (
	"rkllmd/engine"
	"rkllmd/generation"
	"rkllmd/generation/deliver_queued"
)

// TellPosition returns OnQueued of the task of run, which is deliver_queued.
//
// **Runs on:** any thread; what it returns on the pool's.
func TellPosition(run *generation.Run) func(*engine.Task, int) {
	return func(_ *engine.Task, position int) { deliver_queued.DeliverQueued(run, position) }
}
