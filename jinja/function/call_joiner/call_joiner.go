// Package call_joiner is the function joiner.
package call_joiner

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// CallJoiner is the function joiner.
//
// **Runs on:** one thread at a time.
func CallJoiner(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 0, "sep")
	joiner := &jinja.Joiner{Separator: &jinja.Text{String: ", "}}
	if values[0] != jinja.Missing {
		joiner.Separator = convert_text.ConvertText(m, values[0])
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	return joiner
}
