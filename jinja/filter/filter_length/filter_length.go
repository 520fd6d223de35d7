// Package filter_length is the filters length and count.
package filter_length

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/name_type"
	"rkllmd/jinja/value/measure_length"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterLength is the filters length and count.
//
// **Runs on:** one thread at a time.
func FilterLength(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "length", a, 0)
	length, ok := measure_length.MeasureLength(m, v)
	if !ok {
		return fail_render.FailRender(m, "object of type '%s' has no len()", name_type.NameType(v))
	}
	return int64(length)
}
