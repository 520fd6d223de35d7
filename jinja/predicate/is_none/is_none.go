// Package is_none is the test none.
package is_none

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsNone is the test none.
//
// **Runs on:** one thread at a time.
func IsNone(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "none", a, 0)
	return v == nil
}
