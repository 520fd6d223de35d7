// Package add_named_arguments adds the entries of a dictionary to the arguments of a call.
package add_named_arguments

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/budget/name_type"
)

// AddNamedArguments adds the entries of a dictionary to the arguments of a call.
//
// **Runs on:** one thread at a time.
func AddNamedArguments(m *jinja.Machine, a *jinja.Arguments, v jinja.Value) {
	d, ok := v.(*jinja.Dict)
	if !ok {
		fail_render.FailRender(m, "argument after ** must be a mapping, not %s", name_type.NameType(v))
	}
	meter_memory.MeterMemory(m, 2*len(d.Keys)*jinja.ItemSize)
	for i, key := range d.Keys {
		name, ok := key.(*jinja.Text)
		if !ok {
			fail_render.FailRender(m, "keywords must be strings")
		}
		for _, named := range a.Named {
			meter_work.MeterWork(m, 1)
			if named.Name == name.String {
				fail_render.FailRender(m, "got multiple values for keyword argument '%s'", name.String)
			}
		}
		a.Named = append(a.Named, jinja.Named{Name: name.String, Value: d.Values[i]})
	}
}
