// Package create_scope makes the scope of a layout inside another.
package create_scope

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// CreateScope makes the scope of a layout inside another.
//
// **Runs on:** one thread at a time.
func CreateScope(m *jinja.Machine, layout *jinja.Layout, parent *jinja.Scope) *jinja.Scope {
	meter_memory.MeterMemory(m, jinja.ListSize+len(layout.Loads)*jinja.ItemSize)
	return &jinja.Scope{Slots: make([]jinja.Value, len(layout.Loads)), Parent: parent}
}
