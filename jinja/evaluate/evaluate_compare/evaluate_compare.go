// Package evaluate_compare computes comparisons, of which each must hold.
package evaluate_compare

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/evaluate/is_held"
)

// EvaluateCompare computes comparisons, of which each must hold.
//
// **Runs on:** one thread at a time.
func EvaluateCompare(m *jinja.Machine, n *jinja.Node) jinja.Value {
	left := n.A.Run(m, n.A)
	for _, next := range n.Nodes {
		meter_work.MeterWork(m, 1)
		right := next.A.Run(m, next.A)
		m.At = n
		if !is_held.IsHeld(m, next.Name, left, right) {
			return false
		}
		left = right
	}
	return true
}
