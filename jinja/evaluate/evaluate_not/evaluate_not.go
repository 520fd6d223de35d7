// Package evaluate_not computes not a.
package evaluate_not

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/value/is_true"
)

// EvaluateNot computes not a.
//
// **Runs on:** one thread at a time.
func EvaluateNot(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	return !is_true.IsTrue(n.A.Run(m, n.A))
}
