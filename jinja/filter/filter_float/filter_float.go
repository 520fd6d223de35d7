// Package filter_float is the filter float.
package filter_float

import (
	"rkllmd/jinja"
	"rkllmd/jinja/filter/parse_float"
	"rkllmd/jinja/number/convert_float"
	"rkllmd/jinja/number/is_number"
	"rkllmd/jinja/value/fail_undefined"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterFloat is the filter float.
//
// **Runs on:** one thread at a time.
func FilterFloat(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "float", a, 0, "default")
	if is_number.IsNumber(v) {
		return convert_float.ConvertFloat(m, v)
	}
	fail_undefined.FailUndefined(m, v)
	if t, ok := v.(*jinja.Text); ok {
		if f, ok := parse_float.ParseFloat(m, t.String); ok {
			return f
		}
	}
	if values[0] == jinja.Missing {
		return 0.0
	}
	return values[0]
}
