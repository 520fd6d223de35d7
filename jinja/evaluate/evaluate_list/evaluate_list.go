// Package evaluate_list makes a list or a tuple.
package evaluate_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// EvaluateList makes a list or a tuple.
//
// **Runs on:** one thread at a time.
func EvaluateList(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_memory.MeterMemory(m, jinja.ListSize+len(n.Nodes)*jinja.ItemSize)
	list := &jinja.List{Items: make([]jinja.Value, len(n.Nodes)), Tuple: n.Kind == jinja.TupleOf}
	for i, part := range n.Nodes {
		list.Items[i] = part.Run(m, part)
	}
	return list
}
