// Package render_filter_block writes what the statements of a filter block write, filtered.
package render_filter_block

import (
	"rkllmd/jinja"
	"rkllmd/jinja/call/create_scope"
	"rkllmd/jinja/call/load_scope"
	"rkllmd/jinja/call/render_inside"
	"rkllmd/jinja/render/append_output"
	"rkllmd/jinja/render/render_filtered"
)

// RenderFilterBlock writes what the statements of a filter block write, filtered.
//
// **Runs on:** one thread at a time.
func RenderFilterBlock(m *jinja.Machine, n *jinja.Node) {
	scope := create_scope.CreateScope(m, n.Layout, m.Scope)
	load_scope.LoadScope(m, n.Layout, scope)
	caught := render_inside.RenderInside(m, n.Body, scope)
	if m.Flow == jinja.GoOn {
		append_output.AppendOutput(m, render_filtered.RenderFiltered(m, n.A, caught))
	}
}
