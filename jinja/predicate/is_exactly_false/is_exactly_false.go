// Package is_exactly_false is the test false.
package is_exactly_false

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsExactlyFalse is the test false.
//
// **Runs on:** one thread at a time.
func IsExactlyFalse(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "false", a, 0)
	return v == false
}
