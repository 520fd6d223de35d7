// Package is_same is the test sameas.
package is_same

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/is_equal"
	"rkllmd/jinja/value/prepare_arguments"
)

// IsSame is the test sameas.
//
// **Runs on:** one thread at a time.
func IsSame(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) bool {
	other := prepare_arguments.PrepareArguments(m, "sameas", a, 1, "other")[0]
	if is_number.IsNumber(v) && name_type.NameType(v) == name_type.NameType(other) &&
		name_type.NameType(v) != "float" {
		return is_equal.IsEqual(m, v, other)
	}
	return v == other
}
