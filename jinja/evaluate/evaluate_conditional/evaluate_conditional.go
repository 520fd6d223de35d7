// Package evaluate_conditional computes a if b else c.
package evaluate_conditional

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/value/is_true"
)

// EvaluateConditional computes a if b else c.
//
// **Runs on:** one thread at a time.
func EvaluateConditional(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	if is_true.IsTrue(n.B.Run(m, n.B)) {
		return n.A.Run(m, n.A)
	}
	if n.C != nil {
		return n.C.Run(m, n.C)
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &jinja.Undefined{Object: jinja.Missing,
		Hint: "the inline if-expression evaluated to false and no else section was defined."}
}
