// Package call_pool makes a call on a pool's thread.
package call_pool

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/wake_pool"
)

// CallPool calls do on the pool's thread between two steps, where it may use the context and the slots, and waits for
// it. Of the slots it may change idle ones. engine.ErrPoolClosed: do was not called.
//
// **Runs on:** any thread that may wait. The pool's own thread would wait for itself. **Holds:** Pool.Mu, not while it
// waits.
func CallPool(p *engine.Pool, do func(*engine.Pool)) error {
	call := &engine.PoolCall{Do: do, Done: make(chan struct{})}
	p.Mu.Lock()
	if p.Closed {
		p.Mu.Unlock()
		return engine.ErrPoolClosed
	}
	p.Calls = append(p.Calls, call)
	p.Mu.Unlock()
	wake_pool.WakePool(p)
	<-call.Done
	if !call.Made {
		return engine.ErrPoolClosed
	}
	return nil
}
