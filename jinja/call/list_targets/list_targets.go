// Package list_targets returns the items of a value, as many as there are targets.
package list_targets

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/iterate/is_iterable"
	"rkllmd/jinja/iterate/list_items"
)

// ListTargets returns the items of a value, as many as there are targets.
//
// **Runs on:** one thread at a time.
func ListTargets(m *jinja.Machine, target *jinja.Node, v jinja.Value) []jinja.Value {
	m.At = target
	wanted := len(target.Nodes)
	if !is_iterable.IsIterable(v) {
		fail_render.FailRender(m, "cannot unpack non-iterable %s object", name_type.NameType(v))
	}
	items := list_items.ListItems(m, v)
	if len(items) < wanted {
		fail_render.FailRender(m, "not enough values to unpack (expected %d, got %d)", wanted, len(items))
	}
	if len(items) > wanted {
		fail_render.FailRender(m, "too many values to unpack (expected %d)", wanted)
	}
	return items
}
