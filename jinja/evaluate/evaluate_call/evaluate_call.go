// Package evaluate_call calls a function, a method or a macro.
package evaluate_call

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/call/call_value"
	"rkllmd/jinja/evaluate/evaluate_arguments"
)

// EvaluateCall calls a function, a method or a macro.
//
// **Runs on:** one thread at a time.
func EvaluateCall(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 2)
	f := n.A.Run(m, n.A)
	a := evaluate_arguments.EvaluateArguments(m, n)
	m.At = n
	return call_value.CallValue(m, f, a)
}
