// Package evaluate_binary computes an operation on two values.
package evaluate_binary

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/evaluate/evaluate_operation"
)

// EvaluateBinary computes an operation on two values.
//
// **Runs on:** one thread at a time.
func EvaluateBinary(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	a := n.A.Run(m, n.A)
	b := n.B.Run(m, n.B)
	m.At = n
	return evaluate_operation.EvaluateOperation(m, n.Name, a, b)
}
