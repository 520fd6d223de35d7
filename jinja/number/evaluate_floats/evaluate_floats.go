// Package evaluate_floats computes an operation on two floats.
package evaluate_floats

import (
	"math"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/number/evaluate_float_power"
)

// EvaluateFloats computes an operation on two floats.
//
// **Runs on:** one thread at a time.
func EvaluateFloats(m *jinja.Machine, operator string, a, b float64) jinja.Value {
	switch operator {
	case "+":
		return a + b
	case "-":
		return a - b
	case "*":
		return a * b
	case "**":
		return evaluate_float_power.EvaluateFloatPower(m, a, b)
	}
	if b == 0 {
		return fail_render.FailRender(m, "%s", map[string]string{"/": "float division by zero", "%": "float modulo",
			"//": "float floor division by zero"}[operator])
	}
	if operator == "/" {
		return a / b
	}
	rest := math.Mod(a, b)
	quotient := (a - rest) / b
	switch {
	case rest == 0:
		rest = math.Copysign(0, b)
	case (rest < 0) != (b < 0):
		rest += b
		quotient--
	}
	if operator == "%" {
		return rest
	}
	if quotient == 0 {
		return math.Copysign(0, a/b)
	}
	floor := math.Floor(quotient)
	if quotient-floor > 0.5 {
		floor++
	}
	return floor
}
