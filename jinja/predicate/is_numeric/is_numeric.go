// Package is_numeric is the test number.
package is_numeric

import (
	"rkllmd/jinja"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsNumeric is the test number. Booleans are numbers.
//
// **Runs on:** one thread at a time.
func IsNumeric(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	prepare_arguments.PrepareArguments(m, "number", a, 0)
	return is_number.IsNumber(v)
}
