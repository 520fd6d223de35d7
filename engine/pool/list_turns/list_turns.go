// Package list_turns brings a pool's line up to date.
package list_turns

import (
	"rkllmd/engine"
	"rkllmd/engine/pool"
	"rkllmd/utils/turns"
)

// ListTurns makes Pool.Line.Turns those of Pool.Waiting, in the same order, each with its class: paused tasks are held,
// and cancelled ones, which the next step ends; others that had a slot already go first.
//
// **Runs on:** any thread. **Holds:** Pool.Mu (the caller).
func ListTurns(p *engine.Pool) {
	line := &p.Line
	before := len(line.Turns)
	for i, t := range p.Waiting {
		class := turns.Waits
		switch {
		case t.Control.Load() != pool.ControlGo:
			class = turns.Held
		case t.Admitted:
			class = turns.First
		}
		if i >= len(line.Turns) {
			line.Turns = append(line.Turns, nil)
		}
		if line.Turns[i] != &t.Turn || t.Turn.Class != class {
			line.Turns[i], t.Turn.Class, line.Changed = &t.Turn, class, true
		}
	}
	if before > len(p.Waiting) {
		clear(line.Turns[len(p.Waiting):])
		line.Turns, line.Changed = line.Turns[:len(p.Waiting)], true
	}
}
