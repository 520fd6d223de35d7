// Package set_attribute sets an attribute of a namespace.
package set_attribute

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/value/set_entry"
)

// SetAttribute sets an attribute of a namespace.
//
// **Runs on:** one thread at a time.
func SetAttribute(m *jinja.Machine, target *jinja.Node, v jinja.Value) {
	m.At = target
	space, ok := target.A.Run(m, target.A).(*jinja.Namespace)
	if !ok {
		fail_render.FailRender(m, "cannot assign attribute on non-namespace object")
	}
	set_entry.SetEntry(m, space.Dict, target.Key, v)
}
