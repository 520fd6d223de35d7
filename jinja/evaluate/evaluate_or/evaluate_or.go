// Package evaluate_or computes a or b.
package evaluate_or

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/value/is_true"
)

// EvaluateOr computes a or b.
//
// **Runs on:** one thread at a time.
func EvaluateOr(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	if v := n.A.Run(m, n.A); is_true.IsTrue(v) {
		return v
	}
	return n.B.Run(m, n.B)
}
