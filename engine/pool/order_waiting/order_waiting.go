// Package order_waiting puts those who wait for a slot in order.
package order_waiting

import (
	"rkllmd/engine"
	"rkllmd/engine/pool/list_turns"
	"rkllmd/utils/turns/order_turns"
)

// OrderWaiting sorts Pool.Waiting by who gets a slot first: tasks that had one already, then as order_turns says;
// paused ones are last.
//
// **Runs on:** the pool's thread. **Holds:** Pool.Mu (the caller).
func OrderWaiting(p *engine.Pool) {
	list_turns.ListTurns(p)
	if !p.Line.Changed {
		return
	}
	order_turns.OrderTurns(&p.Line)
	p.Ordered = append(p.Ordered[:0], p.Waiting...)
	for i, turn := range p.Line.Turns {
		p.Waiting[i] = p.Ordered[turn.Index]
	}
	clear(p.Ordered) // nothing is kept of tasks that have ended
}
