// Package render_if carries out an if statement.
package render_if

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/call/render_nodes"
	"rkllmd/jinja/value/is_true"
)

// RenderIf carries out an if statement.
//
// **Runs on:** one thread at a time.
func RenderIf(m *jinja.Machine, n *jinja.Node) {
	if is_true.IsTrue(n.A.Run(m, n.A)) {
		render_nodes.RenderNodes(m, n.Body)
		return
	}
	for _, branch := range n.Nodes {
		meter_work.MeterWork(m, 1)
		if is_true.IsTrue(branch.A.Run(m, branch.A)) {
			render_nodes.RenderNodes(m, branch.Body)
			return
		}
	}
	render_nodes.RenderNodes(m, n.Else)
}
