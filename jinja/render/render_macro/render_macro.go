// Package render_macro defines a macro.
package render_macro

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// RenderMacro defines a macro.
//
// **Runs on:** one thread at a time.
func RenderMacro(m *jinja.Machine, n *jinja.Node) {
	meter_memory.MeterMemory(m, jinja.TextSize)
	m.Scope.Slots[n.Slot] = &jinja.Macro{Node: n, Scope: m.Scope}
}
