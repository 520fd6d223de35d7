// Package load_scope gives the variables of a scope their first values, parameters excepted.
package load_scope

import (
	"rkllmd/jinja"
	"rkllmd/jinja/call/get_variable"
)

// LoadScope gives the variables of a scope their first values, parameters excepted.
//
// **Runs on:** one thread at a time.
func LoadScope(m *jinja.Machine, layout *jinja.Layout, scope *jinja.Scope) {
	for i, load := range layout.Loads {
		switch load.How {
		case jinja.LoadMissing:
			scope.Slots[i] = jinja.Missing
		case jinja.LoadVariable:
			scope.Slots[i] = get_variable.GetVariable(m, layout.Names[i])
		case jinja.LoadOuter:
			outer := scope
			for range load.Up {
				outer = outer.Parent
			}
			scope.Slots[i] = outer.Slots[load.Slot]
		}
	}
}
