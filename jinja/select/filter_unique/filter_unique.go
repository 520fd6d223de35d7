// Package filter_unique is the filter unique.
package filter_unique

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/select/take_unique"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterUnique is the filter unique.
//
// **Runs on:** one thread at a time.
func FilterUnique(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "unique", a, 0, "case_sensitive", "attribute")
	meter_memory.MeterMemory(m, jinja.CallSize)
	return &jinja.Iterator{Kind: "generator", Name: "do_unique", Source: v, Next: take_unique.TakeUnique,
		With: &jinja.Arguments{Positional: values}}
}
