// Package find_owner_slot finds a session's slot in a pool.
package find_owner_slot

import "rkllmd/engine"

// FindOwnerSlot returns the slot that holds the most tokens of owner's; nil: none holds any.
//
// **Runs on:** the pool's thread.
func FindOwnerSlot(p *engine.Pool, owner uint64) (found *engine.Slot) {
	for i := range p.Slots {
		s := &p.Slots[i]
		if s.Owner == owner && owner != 0 && len(s.Sequence.Tokens) > 0 && (found == nil ||
			len(s.Sequence.Tokens) > len(found.Sequence.Tokens)) {
			found = s
		}
	}
	return found
}
