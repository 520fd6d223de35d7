// Package filter_items is the filter items.
package filter_items

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/filter/take_pair"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterItems is the filter items.
//
// **Runs on:** one thread at a time.
func FilterItems(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "items", a, 0)
	meter_memory.MeterMemory(m, jinja.CallSize)
	return &jinja.Iterator{Kind: "generator", Name: "do_items", Source: v, Next: take_pair.TakePair}
}
