// Package method_from_keys is fromkeys of dictionaries.
package method_from_keys

import (
	"rkllmd/jinja"
	"rkllmd/jinja/iterate/list_items"
	"rkllmd/jinja/value/prepare_arguments"
	"rkllmd/jinja/value/set_entry"
)

// MethodFromKeys is fromkeys of dictionaries.
//
// **Runs on:** one thread at a time.
func MethodFromKeys(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "iterable", "value")
	if values[1] == jinja.Missing {
		values[1] = nil
	}
	d := &jinja.Dict{}
	for _, key := range list_items.ListItems(m, values[0]) {
		set_entry.SetEntry(m, d, key, values[1])
	}
	return d
}
