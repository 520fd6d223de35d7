// Package close_pool ends a pool.
package close_pool

import (
	"rkllmd/engine"
	"rkllmd/engine/context/abort_decode"
	"rkllmd/engine/pool/wake_pool"
)

// ClosePool ends all tasks with engine.EndFailed and engine.ErrPoolClosed, a decode that runs is aborted, waits until
// the pool's thread has ended, and so has freed the context. A second call only waits.
//
// **Runs on:** any thread that may wait. The pool's own thread would wait for itself. **Holds:** Pool.Mu, not while it
// waits.
func ClosePool(p *engine.Pool) {
	p.Mu.Lock()
	if !p.Closed {
		p.Closed = true
		abort_decode.AbortDecode(p.Context, true)
	}
	p.Mu.Unlock()
	wake_pool.WakePool(p)
	<-p.Ended
}
