// Package filter_center is the filter center.
package filter_center

import (
	"rkllmd/jinja"
	"rkllmd/jinja/method/method_pad"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterCenter is the filter center.
//
// **Runs on:** one thread at a time.
func FilterCenter(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "center", a, 0, "width")
	width := jinja.Value(int64(80))
	if values[0] != jinja.Missing {
		width = values[0]
	}
	t := convert_text.ConvertText(m, v)
	return method_pad.MethodPad(m, &jinja.Function{Name: "center", Receiver: t},
		&jinja.Arguments{Positional: []jinja.Value{width}})
}
