// Package count_slots counts the tokens of a pool's slots by their owners.
package count_slots

import "rkllmd/engine"

// CountSlots returns a call for call_pool that adds to held how many tokens the cache holds of each owner's. One owner
// may have several slots: what an earlier history has left in one stays until the slot is needed.
//
// **Runs on:** any thread. What it returns runs on the pool's thread.
func CountSlots(held map[uint64]int) func(*engine.Pool) {
	return func(p *engine.Pool) {
		for i := range p.Slots {
			if s := &p.Slots[i]; s.Owner != 0 && len(s.Sequence.Tokens) > 0 {
				held[s.Owner] += len(s.Sequence.Tokens)
			}
		}
	}
}
