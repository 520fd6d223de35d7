// Package pause_task stops a task for a while.
package pause_task

import (
	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/wake_pool"
)

// PauseTask makes t wait for resume_task from the next step on; the token of the step at hand may still come. It keeps
// its slot until another task needs one. A task that is cancelled or has ended is left alone.
//
// **Runs on:** any thread. Callbacks of tasks may call it. It never waits.
func PauseTask(p *engine.Pool, t *engine.Task) {
	t.Control.CompareAndSwap(pool.ControlGo, pool.ControlPause)
	wake_pool.WakePool(p)
}
