// Package run_calls does what others want done on a pool's thread.
package run_calls

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/clear_slot"
	"rkllmd/engine/pool/count_slots"
)

// RunCalls empties the idle slots of owners that were released (release_owner) and makes the calls of call_pool. False:
// the pool is closed, and nothing was done.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during the calls.
func RunCalls(p *engine.Pool) bool {
	p.Mu.Lock()
	closed, freed, calls := p.Closed, p.Freed, p.Calls
	if !closed {
		p.Freed, p.Calls = nil, nil
	}
	p.Mu.Unlock()
	if closed || len(freed)+len(calls) == 0 {
		return !closed
	}
	for _, owner := range freed {
		for i := range p.Slots {
			s := &p.Slots[i]
			if s.Owner != owner {
				continue
			}
			if s.Owner = 0; s.Task == nil {
				clear_slot.ClearSlot(p, s)
			}
		}
	}
	count_slots.CountSlots(p)
	for _, call := range calls {
		call.Do(p)
		call.Made = true
		count_slots.CountSlots(p) // who has waited finds in the counts what he has done
		close(call.Done)
	}
	return true
}
