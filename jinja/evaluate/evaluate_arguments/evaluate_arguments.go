// Package evaluate_arguments returns the arguments of a call.
package evaluate_arguments

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/evaluate/add_named_arguments"
	"rkllmd/jinja/iterate/copy_items"
)

// EvaluateArguments returns the arguments of a call.
//
// **Runs on:** one thread at a time.
func EvaluateArguments(m *jinja.Machine, n *jinja.Node) *jinja.Arguments {
	if len(n.Nodes)+len(n.Named) == 0 && n.B == nil && n.C == nil {
		return &jinja.Arguments{}
	}
	meter_memory.MeterMemory(m, jinja.ListSize+(len(n.Nodes)+2*len(n.Named))*jinja.ItemSize)
	a := &jinja.Arguments{Positional: make([]jinja.Value, 0, len(n.Nodes))}
	for _, part := range n.Nodes {
		a.Positional = append(a.Positional, part.Run(m, part))
	}
	for _, named := range n.Named {
		a.Named = append(a.Named, jinja.Named{Name: named.Name, Value: named.Node.Run(m, named.Node)})
	}
	if n.B != nil {
		a.Positional = append(a.Positional, copy_items.CopyItems(m, n.B.Run(m, n.B))...)
	}
	if n.C != nil {
		add_named_arguments.AddNamedArguments(m, a, n.C.Run(m, n.C))
	}
	return a
}
