// Package list_positions finds the tasks whose place in a pool's line has changed.
package list_positions

import (
	"rkllmd/engine"
	"rkllmd/utils/turns"
)

// ListPositions makes Pool.Told those waiting tasks whose place among those that wait has changed, in the order of
// Pool.Waiting, and counts their places anew. Paused ones have none.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu (the caller, who has seen under it that no slot is free: a task
// that is submitted later may find one, and does not wait).
func ListPositions(p *engine.Pool) {
	p.Told = p.Told[:0]
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
}
