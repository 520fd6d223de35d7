// Package is_less_or_equal is the test le.
package is_less_or_equal

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_ordered"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsLessOrEqual is the test le.
//
// **Runs on:** one thread at a time.
func IsLessOrEqual(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return is_ordered.IsOrdered(m, "<=", v, prepare_arguments.PrepareArguments(m, "le", a, 1, "other")[0])
}
