// Package render_nodes carries out statements, one after the other.
package render_nodes

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
)

// RenderNodes carries out statements, one after the other.
//
// **Runs on:** one thread at a time.
func RenderNodes(m *jinja.Machine, nodes []*jinja.Node) {
	for _, n := range nodes {
		meter_work.MeterWork(m, 1)
		n.Do(m, n)
		if m.Flow != jinja.GoOn {
			return
		}
	}
}
