// Package count_slots counts what a pool's slots are used for.
package count_slots

import "rkllmd/engine"

// CountSlots brings the counts of tasks with a slot, and of tokens in the cache, in Pool.Stats up to date.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu.
func CountSlots(p *engine.Pool) {
	running, paused, cached := 0, 0, 0
	for i := range p.Slots {
		s := &p.Slots[i]
		cached += len(s.Sequence.Tokens)
		switch {
		case s.Task == nil:
		case s.Task.Parked:
			paused++
		default:
			running++
		}
	}
	p.Mu.Lock()
	p.Stats.Running, p.Stats.Paused, p.Stats.CachedTokens = running, paused, cached
	p.Mu.Unlock()
}
