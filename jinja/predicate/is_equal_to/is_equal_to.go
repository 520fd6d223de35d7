// Package is_equal_to is the test eq.
package is_equal_to

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsEqualTo is the test eq.
//
// **Runs on:** one thread at a time.
func IsEqualTo(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	return is_equal.IsEqual(m, v, prepare_arguments.PrepareArguments(m, "eq", a, 1, "other")[0])
}
