// Package is_unequal is the test ne.
package is_unequal

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsUnequal is the test ne.
//
// **Runs on:** one thread at a time.
func IsUnequal(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return !is_equal.IsEqual(m, v, prepare_arguments.PrepareArguments(m, "ne", a, 1, "other")[0])
}
