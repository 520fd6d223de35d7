// Package is_string is the test string.
package is_string

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsString is the test string.
//
// **Runs on:** one thread at a time.
func IsString(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "string", a, 0)
	_, ok := v.(*jinja.Text)
	return ok
}
