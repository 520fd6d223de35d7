// Package call_test_of_attribute computes the test that selectattr() names for an attribute of an item.
package call_test_of_attribute

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/member/get_path"
	"rkllmd/jinja/select/call_test_by_name"
)

// CallTestOfAttribute computes the test that selectattr() names for an attribute of an item.
//
// **Runs on:** one thread at a time.
func CallTestOfAttribute(m *jinja.Machine, it *jinja.Iterator, v jinja.Value) jinja.Value {
	if len(it.With.Positional) == 0 {
		return fail_render.FailRender(m, "Missing parameter for attribute name")
	}
	meter_memory.MeterMemory(m, jinja.CallSize)
	rest := &jinja.Iterator{With: &jinja.Arguments{Positional: it.With.Positional[1:], Named: it.With.Named}}
	return call_test_by_name.CallTestByName(m, rest, get_path.GetPath(m, v, it.With.Positional[0], nil))
}
