// Package is_float is the test float.
package is_float

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsFloat is the test float.
//
// **Runs on:** one thread at a time.
func IsFloat(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "float", a, 0)
	return name_type.NameType(v) == "float"
}
