// Package evaluate_float_power computes a power of floats.
package evaluate_float_power

import (
	"math"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/number/evaluate_exact_power"
)

// EvaluateFloatPower computes a power of floats.
//
// **Runs on:** one thread at a time.
func EvaluateFloatPower(m *jinja.Machine, a, b float64) jinja.Value {
	switch {
	case a == 0 && b < 0:
		return fail_render.FailRender(m, "0.0 cannot be raised to a negative power")
	case a < 0 && b != math.Floor(b) && !math.IsInf(a, 0) && !math.IsInf(b, 0):
		return fail_render.FailRender(m, "a negative number raised to a fractional power is not a real number")
	}
	power := math.Pow(a, b)
	switch {
	case b == 0.5 && a > 0:
		power = math.Sqrt(a)
	case b == math.Trunc(b) && math.Abs(b) <= 64 && a != 0 && math.Abs(a) < 1e60 && math.Abs(a) > 1e-60:
		power = evaluate_exact_power.EvaluateExactPower(m, a, int(b))
	}
	if math.IsInf(power, 0) && !math.IsInf(a, 0) && !math.IsInf(b, 0) {
		return fail_render.FailRender(m, "(34, 'Numerical result out of range')")
	}
	return power
}
