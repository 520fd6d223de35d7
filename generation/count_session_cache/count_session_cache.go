// Package count_session_cache counts what a pool has cached for a session.
package count_session_cache

import (
	"rkllmd/engine"
	"rkllmd/engine/call_pool"
	"rkllmd/generation/count_slot"
)

// CountSessionCache returns Backend.Cached over the pool p: how many tokens of an owner's the cache holds, 0 once the pool is closed.
//
// **Runs on:** any thread. What it returns waits for the step at hand: any thread but the pool's.
func CountSessionCache(p *engine.Pool) func(uint64) int {
	return func(owner uint64) (count int) {
		_ = call_pool.CallPool(p, count_slot.CountSlot(owner, &count))
		return count
	}
}
