// Package method_dict is get, items, keys, values and copy of dictionaries.
package method_dict

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/find_entry"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodDict is get, items, keys, values and copy of dictionaries.
//
// **Runs on:** one thread at a time.
func MethodDict(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	d := f.Receiver.(*jinja.Dict)
	if f.Name == "get" {
		if len(a.Named) > 0 {
			return fail_render.FailRender(m, "dict.get() takes no keyword arguments")
		}
		values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "key", "default")
		if v, ok := find_entry.FindEntry(m, d, values[0]); ok {
			return v
		}
		if values[1] == jinja.Missing {
			return nil
		}
		return values[1]
	}
	prepare_arguments.PrepareArguments(m, f.Name, a, 0)
	if f.Name == "copy" {
		return d
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &jinja.View{Dict: d, Kind: "dict_" + f.Name}
}
