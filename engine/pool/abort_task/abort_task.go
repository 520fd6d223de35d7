// Package abort_task ends a task early.
package abort_task

import (
	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/wake_pool"
)

// AbortTask makes t end with engine.EndAborted before the next step; OnToken is not called any more, unless it is being
// called. A decode that is t's alone is aborted; of a model with a recurrent state, which would lose it, none is. A
// task that has ended is left alone.
//
// **Runs on:** any thread. Callbacks of tasks may call it. It never waits. **Holds:** Pool.Mu.
func AbortTask(p *engine.Pool, t *engine.Task) {
	t.Control.Store(pool.ControlCancel)
	p.Mu.Lock()
	if p.Alone == t {
		abort_decode.AbortDecode(p.Context, true)
	}
	p.Mu.Unlock()
	wake_pool.WakePool(p)
}
