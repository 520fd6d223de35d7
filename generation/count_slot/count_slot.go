// Package count_slot counts what a pool has cached for a session.
package count_slot

import (
	"rkllmd/engine"
	"rkllmd/generation/find_owner_slot"
)

// CountSlot returns a call for call_pool that sets count to how many tokens of owner's the cache holds.
//
// **Runs on:** any thread; what it returns on the pool's.
func CountSlot(owner uint64, count *int) func(*engine.Pool) {
	return func(p *engine.Pool) {
		if s := find_owner_slot.FindOwnerSlot(p, owner); s != nil {
			*count = len(s.Sequence.Tokens)
		}
	}
}
