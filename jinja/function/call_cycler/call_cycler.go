// Package call_cycler is the function cycler.
package call_cycler

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
)

// CallCycler is the function cycler.
//
// **Runs on:** one thread at a time.
func CallCycler(m *jinja.Machine, _ *jinja.Function, a *jinja.Arguments) jinja.Value {
	if len(a.Positional) == 0 {
		return fail_render.FailRender(m, "at least one item has to be provided")
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &jinja.Cycler{Items: a.Positional}
}
