// Package render_set carries out a set statement.
package render_set

import (
	"rkllmd/jinja"
	"rkllmd/jinja/call/set_target"
)

// RenderSet carries out a set statement.
//
// **Runs on:** one thread at a time.
func RenderSet(m *jinja.Machine, n *jinja.Node) {
	set_target.SetTarget(m, n.A, n.B.Run(m, n.B))
}
