// Package evaluate_unary computes -a and +a.
package evaluate_unary

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/number/evaluate_numbers"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/fail_undefined"
)

// EvaluateUnary computes -a and +a.
//
// **Runs on:** one thread at a time.
func EvaluateUnary(m *jinja.Machine, n *jinja.Node) jinja.Value {
	meter_work.MeterWork(m, 1)
	v := n.A.Run(m, n.A)
	m.At = n
	if !is_number.IsNumber(v) {
		fail_undefined.FailUndefined(m, v)
		return fail_render.FailRender(m, "bad operand type for unary %s: '%s'", n.Name, name_type.NameType(v))
	}
	if n.Name == "+" {
		return evaluate_numbers.EvaluateNumbers(m, "+", int64(0), v)
	}
	if f, ok := v.(float64); ok {
		return -f
	}
	return evaluate_numbers.EvaluateNumbers(m, "-", int64(0), v)
}
