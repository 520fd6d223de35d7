// Package prepare_arguments returns the values of a function's parameters, by their places; Missing for those not
// given.
package prepare_arguments

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
)

// PrepareArguments returns the values of a function's parameters, by their places; Missing for those not given.
//
// **Runs on:** one thread at a time.
func PrepareArguments(m *jinja.Machine, function string, a *jinja.Arguments, required int,
	names ...string) []jinja.Value {
	if len(a.Positional) > len(names) {
		fail_render.FailRender(m, "%s() takes at most %d arguments (%d given)", function, len(names),
			len(a.Positional))
	}
	meter_memory.MeterMemory(m, len(names)*jinja.ItemSize)
	values := make([]jinja.Value, len(names))
	copy(values, a.Positional)
	for i := len(a.Positional); i < len(names); i++ {
		values[i] = jinja.Missing
	}
	for _, named := range a.Named {
		at := slices.Index(names, named.Name)
		if at < 0 {
			fail_render.FailRender(m, "%s() got an unexpected keyword argument '%s'", function, named.Name)
		}
		if values[at] != jinja.Missing {
			fail_render.FailRender(m, "%s() got multiple values for argument '%s'", function, named.Name)
		}
		values[at] = named.Value
	}
	for i := range required {
		if values[i] == jinja.Missing {
			fail_render.FailRender(m, "%s() missing required argument: '%s'", function, names[i])
		}
	}
	return values
}
