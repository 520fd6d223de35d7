// Package is_greater_or_equal is the test ge.
package is_greater_or_equal

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_ordered"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsGreaterOrEqual is the test ge.
//
// **Runs on:** one thread at a time.
func IsGreaterOrEqual(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return is_ordered.IsOrdered(m, ">=", v, prepare_arguments.PrepareArguments(m, "ge", a, 1, "other")[0])
}
