// Package convert_index returns the integer that a value must be.
package convert_index

import (
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/number/get_integer"
	"rkllmd/jinja/value/fail_undefined"
)

// ConvertIndex returns the integer that a value must be.
//
// **Runs on:** one thread at a time.
func ConvertIndex(m *jinja.Machine, v jinja.Value) int64 {
	if _, ok := v.(*big.Int); ok {
		fail_render.FailRender(m, "cannot fit 'int' into an index-sized integer")
	}
	i, ok := get_integer.GetInteger(v)
	if !ok {
		fail_undefined.FailUndefined(m, v)
		fail_render.FailRender(m, "'%s' object cannot be interpreted as an integer", name_type.NameType(v))
	}
	return i
}
