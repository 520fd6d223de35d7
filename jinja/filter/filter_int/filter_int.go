// Package filter_int is the filter int.
package filter_int

import (
	"math"

	"rkllmd/jinja"
	"rkllmd/jinja/filter/parse_float"
	"rkllmd/jinja/filter/parse_integer"
	"rkllmd/jinja/number/convert_big"
	"rkllmd/jinja/number/convert_truncated"
	"rkllmd/jinja/number/get_big"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/convert_bound"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterInt is the filter int.
//
// **Runs on:** one thread at a time.
func FilterInt(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "int", a, 0, "default", "base")
	fail_undefined.FailUndefined(m, v)
	if values[0] == jinja.Missing {
		values[0] = int64(0)
	}
	if f, ok := v.(float64); ok {
		if f != f {
			return values[0]
		}
		return convert_truncated.ConvertTruncated(m, f)
	}
	if is_number.IsNumber(v) {
		return convert_big.ConvertBig(get_big.GetBig(v))
	}
	t, ok := v.(*jinja.Text)
	if !ok {
		return values[0]
	}
	base := int64(10)
	if values[1] != jinja.Missing {
		base = convert_bound.ConvertBound(m, values[1])
	}
	if b := parse_integer.ParseInteger(m, t.String, base); b != nil {
		return convert_big.ConvertBig(b)
	}
	if f, ok := parse_float.ParseFloat(m, t.String); ok && !math.IsInf(f, 0) && f == f {
		return convert_truncated.ConvertTruncated(m, f)
	}
	return values[0]
}
