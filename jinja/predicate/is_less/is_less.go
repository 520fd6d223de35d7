// Package is_less is the test lt.
package is_less

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_ordered"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsLess is the test lt.
//
// **Runs on:** one thread at a time.
func IsLess(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return is_ordered.IsOrdered(m, "<", v, prepare_arguments.PrepareArguments(m, "lt", a, 1, "other")[0])
}
