// Package filter_safe is the filter safe.
package filter_safe

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterSafe is the filter safe.
//
// **Runs on:** one thread at a time.
func FilterSafe(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "safe", a, 0)
	t := *convert_text.ConvertText(m, v)
	meter_memory.MeterMemory(m, jinja.TextSize)
	t.Safe = true
	return &t
}
