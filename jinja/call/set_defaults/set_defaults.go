// Package set_defaults sets the parameters of a macro that no argument was given for.
package set_defaults

import (
	"fmt"

	"rkllmd/jinja"
)

// SetDefaults sets the parameters of a macro that no argument was given for.
//
// **Runs on:** one thread at a time.
func SetDefaults(m *jinja.Machine, n *jinja.Node, scope *jinja.Scope) {
	first := len(n.Nodes) - len(n.Named)
	for i, parameter := range n.Nodes {
		if scope.Slots[parameter.Slot] != jinja.Missing {
			continue
		}
		if i < first {
			scope.Slots[parameter.Slot] = &jinja.Undefined{Name: &jinja.Text{String: parameter.Name},
				Hint: fmt.Sprintf("parameter '%s' was not provided", parameter.Name)}
			continue
		}
		outer, value := m.Scope, n.Named[i-first].Node
		m.Scope = scope
		scope.Slots[parameter.Slot] = value.Run(m, value)
		m.Scope = outer
	}
}
