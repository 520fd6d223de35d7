// Package render_for carries out a for statement.
package render_for

import (
	"rkllmd/jinja"
	"rkllmd/jinja/call/render_loop"
)

// RenderFor carries out a for statement.
//
// **Runs on:** one thread at a time.
func RenderFor(m *jinja.Machine, n *jinja.Node) {
	items := n.B.Run(m, n.B)
	m.At = n.B
	render_loop.RenderLoop(m, n, items)
}
