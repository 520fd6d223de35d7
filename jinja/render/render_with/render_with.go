// Package render_with carries out a with statement.
package render_with

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/call/create_scope"
	"rkllmd/jinja/call/load_scope"
	"rkllmd/jinja/call/render_nodes"
	"rkllmd/jinja/call/set_target"
)

// RenderWith carries out a with statement.
//
// **Runs on:** one thread at a time.
func RenderWith(m *jinja.Machine, n *jinja.Node) {
	scope := create_scope.CreateScope(m, n.Layout, m.Scope)
	values := make([]jinja.Value, len(n.Others))
	for i, part := range n.Others {
		values[i] = part.Run(m, part)
	}
	outer := m.Scope
	m.Scope = scope
	for i, target := range n.Nodes {
		set_target.SetTarget(m, target, values[i])
	}
	load_scope.LoadScope(m, n.Layout, scope)
	meter_depth.MeterDepth(m)
	render_nodes.RenderNodes(m, n.Body)
	m.Limits.Depth++
	m.Scope = outer
}
