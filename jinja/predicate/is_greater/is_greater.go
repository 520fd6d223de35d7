// Package is_greater is the test gt.
package is_greater

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_ordered"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsGreater is the test gt.
//
// **Runs on:** one thread at a time.
func IsGreater(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return is_ordered.IsOrdered(m, ">", v, prepare_arguments.PrepareArguments(m, "gt", a, 1, "other")[0])
}
