// Package evaluate_integers computes an operation on two integers, or returns false where the result may be too
// large.
package evaluate_integers

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/number/choose_zero_reason"
)

// EvaluateIntegers computes an operation on two integers, or returns false where the result may be too large.
//
// **Runs on:** one thread at a time.
func EvaluateIntegers(m *jinja.Machine, operator string, a, b int64) (jinja.Value, bool) {
	switch operator {
	case "+":
		sum := a + b
		return sum, (a > sum) == (b < 0)
	case "-":
		difference := a - b
		return difference, (a < difference) == (b < 0)
	case "*":
		if a == int64(int32(a)) && b == int64(int32(b)) {
			return a * b, true
		}
	case "//", "%":
		if b == 0 {
			return fail_render.FailRender(m, "%s", choose_zero_reason.ChooseZeroReason(operator)), true
		}
		if b == -1 {
			return nil, false
		}
		quotient, rest := a/b, a%b
		if rest != 0 && (rest < 0) != (b < 0) {
			quotient, rest = quotient-1, rest+b
		}
		if operator == "%" {
			return rest, true
		}
		return quotient, true
	}
	return nil, false
}
