// Package filter_capitalize is the filter capitalize.
package filter_capitalize

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/convert_case"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterCapitalize is the filter capitalize.
//
// **Runs on:** one thread at a time.
func FilterCapitalize(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "capitalize", a, 0)
	return convert_case.ConvertCase(m, convert_text.ConvertText(m, v), "capitalize")
}
