// Package is_integer is the test integer.
package is_integer

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsInteger is the test integer.
//
// **Runs on:** one thread at a time.
func IsInteger(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "integer", a, 0)
	return name_type.NameType(v) == "int"
}
