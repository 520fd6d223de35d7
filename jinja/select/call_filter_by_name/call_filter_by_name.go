// Package call_filter_by_name computes the filter that map() names for an item.
package call_filter_by_name

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/format_repr"
)

// CallFilterByName computes the filter that map() names for an item.
//
// **Runs on:** one thread at a time.
func CallFilterByName(m *jinja.Machine, it *jinja.Iterator, v jinja.Value) jinja.Value {
	if len(it.With.Positional) == 0 {
		return fail_render.FailRender(m, "map requires a filter argument")
	}
	name, _ := it.With.Positional[0].(*jinja.Text)
	if name == nil || m.Tables.Filters[name.String] == nil {
		return fail_render.FailRender(m, "No filter named %s.", format_repr.FormatRepr(m, it.With.Positional[0]))
	}
	meter_memory.MeterMemory(m, jinja.ListSize)
	rest := &jinja.Arguments{Positional: it.With.Positional[1:], Named: it.With.Named}
	return m.Tables.Filters[name.String](m, v, rest)
}
