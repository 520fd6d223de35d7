// Package evaluate_item returns VALUE[key].
package evaluate_item

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/member/get_item"
	"rkllmd/jinja/value/create_undefined"
)

// EvaluateItem returns VALUE[key].
//
// **Runs on:** one thread at a time.
func EvaluateItem(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	v := n.A.Run(m, n.A)
	if n.Flag && n.B.Kind == jinja.TupleOf {
		return create_undefined.CreateUndefined(m, v, nil) // its slices are keys of nothing
	}
	key := n.B.Run(m, n.B)
	m.At = n
	return get_item.GetItem(m, v, key)
}
