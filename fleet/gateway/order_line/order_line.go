// Package order_line puts the runs of a gateway that wait in order.
package order_line

import (
	"slices"

	"rkllmd/fleet/gateway"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/order_turns"
)

// OrderLine sorts Gateway.Line by who is offered to a member first: runs that a member had already, then users take
// turns, as order_turns says. Gateway.Turns.Turns are in the same order then.
//
// **Runs on:** one thread at a time. It is run_gateway's.
func OrderLine(g *gateway.Gateway) {
	line := &g.Turns
	for i, task := range g.Line {
		class := turns.Waits
		if task.Job.Epoch > 0 {
			class = turns.First
		}
		if i >= len(line.Turns) {
			line.Turns = append(line.Turns, nil)
		}
		if line.Turns[i] != &task.Turn || task.Turn.Class != class {
			line.Turns[i], task.Turn.Class, line.Changed = &task.Turn, class, true
		}
	}
	if len(line.Turns) > len(g.Line) {
		clear(line.Turns[len(g.Line):])
		line.Turns, line.Changed = line.Turns[:len(g.Line)], true
	}
	if !line.Changed {
		return
	}
	order_turns.OrderTurns(line)
	before := slices.Clone(g.Line)
	for i, turn := range line.Turns {
		g.Line[i] = before[turn.Index]
	}
}
