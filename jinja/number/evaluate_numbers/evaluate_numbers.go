// Package evaluate_numbers computes an operation on two numbers.
package evaluate_numbers

import (
	"rkllmd/jinja"
	"rkllmd/jinja/number/convert_float"
	"rkllmd/jinja/number/evaluate_bigs"
	"rkllmd/jinja/number/evaluate_floats"
	"rkllmd/jinja/number/evaluate_integers"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/number/get_integer"
)

// EvaluateNumbers computes an operation on two numbers.
//
// **Runs on:** one thread at a time.
func EvaluateNumbers(m *jinja.Machine, operator string, a, b jinja.Value) jinja.Value {
	_, left := a.(float64)
	_, right := b.(float64)
	if left || right {
		return evaluate_floats.EvaluateFloats(m, operator, convert_float.ConvertFloat(m, a),
			convert_float.ConvertFloat(m, b))
	}
	x, left := get_integer.GetInteger(a)
	y, right := get_integer.GetInteger(b)
	if left && right {
		if v, ok := evaluate_integers.EvaluateIntegers(m, operator, x, y); ok {
			return v
		}
	}
	return evaluate_bigs.EvaluateBigs(m, operator, get_big.GetBig(a), get_big.GetBig(b))
}
