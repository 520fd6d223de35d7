// Package is_even is the test even.
package is_even

import (
	"rkllmd/jinja"
	"rkllmd/jinja/evaluate/evaluate_operation"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsEven is the test even.
//
// **Runs on:** one thread at a time.
func IsEven(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "even", a, 0)
	return is_equal.IsEqual(m, evaluate_operation.EvaluateOperation(m, "%", v, int64(2)), int64(0))
}
