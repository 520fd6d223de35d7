// Package is_odd is the test odd.
package is_odd

import (
	"rkllmd/jinja"
	"rkllmd/jinja/evaluate/evaluate_operation"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsOdd is the test odd.
//
// **Runs on:** one thread at a time.
func IsOdd(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "odd", a, 0)
	return is_equal.IsEqual(m, evaluate_operation.EvaluateOperation(m, "%", v, int64(2)), int64(1))
}
