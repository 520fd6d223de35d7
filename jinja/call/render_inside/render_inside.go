// Package render_inside carries out statements in a scope, and returns what they wrote.
package render_inside

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_depth"
	"rkllmd/jinja/call/render_nodes"
	"rkllmd/jinja/text/finish_text"
)

// RenderInside carries out statements in a scope, and returns what they wrote.
//
// **Runs on:** one thread at a time.
func RenderInside(m *jinja.Machine, nodes []*jinja.Node, scope *jinja.Scope) *jinja.Text {
	outer, out := m.Scope, m.Out
	meter_depth.MeterDepth(m)
	m.Scope, m.Out = scope, &jinja.Writer{}
	render_nodes.RenderNodes(m, nodes)
	written := m.Out
	m.Scope, m.Out = outer, out
	m.Limits.Depth++
	return finish_text.FinishText(m, written, false)
}
