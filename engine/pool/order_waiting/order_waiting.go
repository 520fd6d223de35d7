// Package order_waiting puts those who wait for a slot in order.
package order_waiting

import (
	"slices"

	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/engine/pool/compare_waiting"
)

// OrderWaiting sorts Pool.Waiting by who gets a slot first: tasks that had one already, then higher priority, then in
// turns between clients, beginning with the one that was served longest ago. Those of one client stay in the order in
// which they came; paused ones are last.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu (the caller).
func OrderWaiting(p *engine.Pool) {
	clear(p.Rounds)
	for _, t := range p.Waiting {
		round := engine.Round{Client: t.Client, Priority: t.Priority}
		t.Held = t.Control.Load() == pool.ControlPause
		t.Round, t.Served = p.Rounds[round], p.Served[t.Client]
		if !t.Held {
			p.Rounds[round]++
		}
	}
	slices.SortStableFunc(p.Waiting, compare_waiting.CompareWaiting)
}
