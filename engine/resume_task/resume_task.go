// Package resume_task lets a paused task go on.
package resume_task

import (
	"rkllmd/engine"
	"rkllmd/engine/wake_pool"
)

// ResumeTask takes pause_task back: t goes on where it stopped. Where it has lost its slot, it is the next to get one, and what the cache no
// longer has of it is decoded again. A task that is not paused is left alone.
//
// **Runs on:** any thread, callbacks of tasks included; never blocks.
func ResumeTask(p *engine.Pool, t *engine.Task) {
	t.Control.CompareAndSwap(engine.ControlPause, engine.ControlGo)
	wake_pool.WakePool(p)
}
