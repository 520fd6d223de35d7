// Package is_boolean is the test boolean.
package is_boolean

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsBoolean is the test boolean.
//
// **Runs on:** one thread at a time.
func IsBoolean(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "boolean", a, 0)
	_, ok := v.(bool)
	return ok
}
