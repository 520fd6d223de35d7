// Package filter_abs is the filter abs.
package filter_abs

import (
	"math"
	"math/big"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterAbs is the filter abs.
//
// **Runs on:** one thread at a time.
func FilterAbs(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "abs", a, 0)
	if !is_number.IsNumber(v) {
		fail_undefined.FailUndefined(m, v)
		return fail_render.FailRender(m, "bad operand type for abs(): '%s'", name_type.NameType(v))
	}
	if f, ok := v.(float64); ok {
		return math.Abs(f)
	}
	return convert_big.ConvertBig(new(big.Int).Abs(get_big.GetBig(v)))
}
