// Package evaluate_and computes a and b.
package evaluate_and

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/value/is_true"
)

// EvaluateAnd computes a and b.
//
// **Runs on:** one thread at a time.
func EvaluateAnd(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	if v := n.A.Run(m, n.A); !is_true.IsTrue(v) {
		return v
	}
	return n.B.Run(m, n.B)
}
