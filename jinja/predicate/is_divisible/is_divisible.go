// Package is_divisible is the test divisibleby.
package is_divisible

import (
	"rkllmd/jinja"
	"rkllmd/jinja/evaluate/evaluate_operation"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsDivisible is the test divisibleby.
//
// **Runs on:** one thread at a time.
func IsDivisible(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	rest := evaluate_operation.EvaluateOperation(m, "%", v, prepare_arguments.PrepareArguments(m, "divisibleby", a,
		1, "num")[0])
	return is_equal.IsEqual(m, rest, int64(0))
}
