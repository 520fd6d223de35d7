// Package evaluate_name returns the value of a variable.
package evaluate_name

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// EvaluateName returns the value of a variable.
//
// **Runs on:** one thread at a time.
func EvaluateName(m *jinja.Machine, n *jinja.Node) jinja.Value {
	scope := m.Scope
	for range n.Up {
		scope = scope.Parent
	}
	if v := scope.Slots[n.Slot]; v != jinja.Missing {
		return v
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &jinja.Undefined{Name: n.Key, Object: jinja.Missing}
}
