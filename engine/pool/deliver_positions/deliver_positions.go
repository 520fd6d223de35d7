// Package deliver_positions tells those who wait how many go first.
package deliver_positions

import "rkllmd/engine"

// DeliverPositions calls OnQueued of each task that list_positions has found.
//
// **Runs on:** the pool's thread.
func DeliverPositions(p *engine.Pool) {
	for _, t := range p.Told {
		if t.OnQueued != nil {
			t.OnQueued(t, t.Position)
		}
	}
	clear(p.Told)
}
