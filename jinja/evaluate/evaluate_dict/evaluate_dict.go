// Package evaluate_dict makes a dictionary.
package evaluate_dict

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/set_entry"
)

// EvaluateDict makes a dictionary.
//
// **Runs on:** one thread at a time.
func EvaluateDict(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_memory.MeterMemory(m, jinja.DictSize)
	d := &jinja.Dict{}
	for i, part := range n.Nodes {
		key := part.Run(m, part)
		v := n.Others[i].Run(m, n.Others[i])
		m.At = n
		set_entry.SetEntry(m, d, key, v)
	}
	return d
}
