// Package convert_whole returns the integer next to a number, upwards (ceil) or downwards (floor).
package convert_whole

import (
	"math"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/convert_truncated"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/number/is_number"
)

// ConvertWhole returns the integer next to a number, upwards (ceil) or downwards (floor).
//
// **Runs on:** one thread at a time.
func ConvertWhole(m *jinja.Machine, v jinja.Value, method string) jinja.Value {
	f, ok := v.(float64)
	switch {
	case !is_number.IsNumber(v):
		return fail_render.FailRender(m, "must be real number, not %s", name_type.NameType(v))
	case !ok:
		return convert_big.ConvertBig(get_big.GetBig(v))
	case method == "ceil":
		return convert_truncated.ConvertTruncated(m, math.Ceil(f))
	}
	return convert_truncated.ConvertTruncated(m, math.Floor(f))
}
