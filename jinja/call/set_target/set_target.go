// Package set_target gives a value to a variable, an attribute of a namespace, or item by item to a tuple of them.
package set_target

import (
	"rkllmd/jinja"
	"rkllmd/jinja/call/list_targets"
	"rkllmd/jinja/call/set_attribute"
)

// SetTarget gives a value to a variable, an attribute of a namespace, or item by item to a tuple of them.
//
// **Runs on:** one thread at a time.
func SetTarget(m *jinja.Machine, target *jinja.Node, v jinja.Value) {
	switch target.Kind {
	case jinja.Name:
		m.Scope.Slots[target.Slot] = v
	case jinja.Attribute:
		set_attribute.SetAttribute(m, target, v)
	default:
		items := list_targets.ListTargets(m, target, v)
		for i, n := range target.Nodes {
			SetTarget(m, n, items[i])
		}
	}
}
