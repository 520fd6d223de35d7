// Package filter_string is the filter string.
package filter_string

import (
	"rkllmd/jinja"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterString is the filter string.
//
// **Runs on:** one thread at a time.
func FilterString(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "string", a, 0)
	return convert_text.ConvertText(m, v)
}
