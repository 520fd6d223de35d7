// Package call_dict is the function dict.
package call_dict

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/function/add_pairs"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/set_entry"
)

// CallDict is the function dict.
//
// **Runs on:** one thread at a time.
func CallDict(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	if len(a.Positional) > 1 {
		return fail_render.FailRender(m, "%s expected at most 1 argument, got %d", f.Name, len(a.Positional))
	}
	meter_memory.MeterMemory(m, jinja.DictSize)
	d := &jinja.Dict{}
	if len(a.Positional) == 1 {
		add_pairs.AddPairs(m, d, a.Positional[0])
	}
	for _, named := range a.Named {
		set_entry.SetEntry(m, d, create_text.CreateText(m, named.Name), named.Value)
	}
	return d
}
