// Package deliver_positions tells those who wait how many go first.
package deliver_positions

import (
	"rkllmd/engine"
	"rkllmd/utils/turns"
)

// DeliverPositions calls OnQueued of each waiting task whose place among those that wait has changed. Paused ones have
// none.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu, not during OnQueued.
func DeliverPositions(p *engine.Pool) {
	p.Told = p.Told[:0]
	p.Mu.Lock()
	position := 0
	for _, t := range p.Waiting {
		if t.Turn.Class == turns.Held {
			continue
		}
		if position++; t.Position != position {
			t.Position = position
			p.Told = append(p.Told, t)
		}
	}
	p.Mu.Unlock()
	for _, t := range p.Told {
		if t.OnQueued != nil {
			t.OnQueued(t, t.Position)
		}
	}
	clear(p.Told)
}
