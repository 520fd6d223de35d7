// Package render_set_block sets what the statements of a set block write.
package render_set_block

import (
	"rkllmd/jinja"
	"rkllmd/jinja/call/create_scope"
	"rkllmd/jinja/call/load_scope"
	"rkllmd/jinja/call/render_inside"
	"rkllmd/jinja/call/set_target"
	"rkllmd/jinja/render/render_filtered"
)

// RenderSetBlock sets what the statements of a set block write.
//
// **Runs on:** one thread at a time.
func RenderSetBlock(m *jinja.Machine, n *jinja.Node) {
	scope := create_scope.CreateScope(m, n.Layout, m.Scope)
	load_scope.LoadScope(m, n.Layout, scope)
	var v jinja.Value = render_inside.RenderInside(m, n.Body, scope)
	if m.Flow != jinja.GoOn {
		return
	}
	if n.B != nil {
		v = render_filtered.RenderFiltered(m, n.B, v)
	}
	set_target.SetTarget(m, n.A, v)
}
