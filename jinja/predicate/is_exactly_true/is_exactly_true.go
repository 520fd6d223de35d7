// Package is_exactly_true is the test true.
package is_exactly_true

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsExactlyTrue is the test true.
//
// **Runs on:** one thread at a time.
func IsExactlyTrue(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "true", a, 0)
	return v == true
}
