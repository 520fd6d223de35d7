// Package set_parameters sets the parameters of a macro that a call gives, and returns the other arguments with
// names.
package set_parameters

import (
	"slices"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/call/bind_name"
)

// SetParameters sets the parameters of a macro that a call gives, and returns the other arguments with names.
//
// **Runs on:** one thread at a time.
func SetParameters(m *jinja.Machine, n *jinja.Node, scope *jinja.Scope, a *jinja.Arguments) []jinja.Named {
	for i, parameter := range n.Nodes {
		scope.Slots[parameter.Slot] = jinja.Missing
		if i < len(a.Positional) {
			scope.Slots[parameter.Slot] = a.Positional[i]
		}
	}
	if n.Uses.Caller >= 0 && !n.Flag {
		scope.Slots[n.Uses.Caller] = &jinja.Undefined{Hint: "No caller defined", Name: &jinja.Text{String: "caller"}}
	}
	var rest []jinja.Named
	for _, argument := range a.Named {
		at := slices.IndexFunc(n.Nodes, bind_name.BindName(argument.Name))
		switch {
		case at >= len(a.Positional):
			scope.Slots[n.Nodes[at].Slot] = argument.Value
		case argument.Name == "caller" && n.Uses.Caller >= 0 && at < 0:
			if argument.Value != nil {
				scope.Slots[n.Uses.Caller] = argument.Value
			}
		default:
			meter_memory.MeterMemory(m, 2*jinja.ItemSize)
			rest = append(rest, argument)
		}
	}
	return rest
}
