// Package call_test_by_name computes the test that select() names for an item.
package call_test_by_name

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/format_repr"
	"rkllmd/jinja/value/is_true"
)

// CallTestByName computes the test that select() names for an item.
//
// **Runs on:** one thread at a time.
func CallTestByName(m *jinja.Machine, it *jinja.Iterator, v jinja.Value) jinja.Value {
	if len(it.With.Positional) == 0 {
		return is_true.IsTrue(v)
	}
	name, _ := it.With.Positional[0].(*jinja.Text)
	if name == nil || m.Tables.Tests[name.String] == nil {
		return fail_render.FailRender(m, "No test named %s.", format_repr.FormatRepr(m, it.With.Positional[0]))
	}
	meter_memory.MeterMemory(m, jinja.ListSize)
	rest := &jinja.Arguments{Positional: it.With.Positional[1:], Named: it.With.Named}
	return m.Tables.Tests[name.String](m, v, rest)
}
