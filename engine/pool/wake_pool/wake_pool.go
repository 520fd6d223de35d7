// Package wake_pool tells a pool that there is something to do.
package wake_pool

import "rkllmd/engine"

// WakePool makes the pool's thread look at what has changed: at once when it waits, otherwise after the step at hand.
//
// **Runs on:** any thread. It never waits.
func WakePool(p *engine.Pool) {
	select {
	case p.Wake <- struct{}{}:
	default: // it will look anyway
	}
}
