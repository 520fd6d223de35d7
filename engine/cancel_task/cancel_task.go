// Package cancel_task ends a task early.
package cancel_task

import (
	"rkllmd/engine"
	"rkllmd/engine/abort_decode"
	"rkllmd/engine/wake_pool"
)

// CancelTask makes t end with engine.EndAborted before the next step; OnToken is not called any more, unless it is being called. A decode
// that is t's alone is aborted; of a model with a recurrent state, which would lose it, none is. A task that has ended is left alone.
//
// **Runs on:** any thread, callbacks of tasks included; never blocks. **Holds:** Pool.Mu.
func CancelTask(p *engine.Pool, t *engine.Task) {
	t.Control.Store(engine.ControlCancel)
	p.Mu.Lock()
	if p.Alone == t {
		abort_decode.AbortDecode(p.Context, true)
	}
	p.Mu.Unlock()
	wake_pool.WakePool(p)
}
