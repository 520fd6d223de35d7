// Package release_owner lets go of what a pool has cached for somebody.
package release_owner

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/wake_pool"
)

// ReleaseOwner empties the idle slots whose last task was one of owner's, before the next step. What a task of owner's
// that still runs leaves in the cache belongs to nobody then. 0 is nobody, and nothing is done.
//
// **Runs on:** any thread. Callbacks of tasks may call it. It never waits. **Holds:** Pool.Mu.
func ReleaseOwner(p *engine.Pool, owner uint64) {
	p.Mu.Lock()
	if owner != 0 && !p.Closed {
		p.Freed = append(p.Freed, owner)
	}
	p.Mu.Unlock()
	wake_pool.WakePool(p)
}
