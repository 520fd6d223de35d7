// Package evaluate_test_call computes a test.
package evaluate_test_call

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/evaluate/evaluate_arguments"
)

// EvaluateTestCall computes a test.
//
// **Runs on:** one thread at a time.
func EvaluateTestCall(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 2)
	v := n.Others[0].Run(m, n.Others[0])
	a := evaluate_arguments.EvaluateArguments(m, n)
	m.At = n
	if n.Test == nil {
		return fail_render.FailRender(m, "No test named '%s' found.", n.Name)
	}
	return n.Test(m, v, a)
}
