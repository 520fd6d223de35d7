// Package create_selection makes the iterator of select() and its like.
package create_selection

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/iterate/take_selected"
)

// CreateSelection makes the iterator of select() and its like.
//
// **Runs on:** one thread at a time.
func CreateSelection(m *jinja.Machine, v jinja.Value, a *jinja.Arguments, call jinja.Callable,
	negate bool) jinja.Value {
	meter_memory.MeterMemory(m, jinja.CallSize)
	return &jinja.Iterator{Kind: "generator", Name: "select_or_reject", Source: v, Next: take_selected.TakeSelected,
		With: a,
		Call: call, Negate: negate}
}
