// Package resume_task lets a paused task go on.
package resume_task

import (
	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/wake_pool"
)

// ResumeTask takes pause_task back: t goes on where it stopped. Where it has lost its slot, it is the next to get one,
// and what the cache no longer has of it is decoded again. A task that is not paused is left alone.
//
// **Runs on:** any thread. Callbacks of tasks may call it. It never waits.
func ResumeTask(p *engine.Pool, t *engine.Task) {
	t.Control.CompareAndSwap(pool.ControlPause, pool.ControlGo)
	wake_pool.WakePool(p)
}
