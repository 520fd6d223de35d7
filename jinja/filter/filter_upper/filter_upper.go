// Package filter_upper is the filter upper.
package filter_upper

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/convert_case"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterUpper is the filter upper.
//
// **Runs on:** one thread at a time.
func FilterUpper(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "upper", a, 0)
	return convert_case.ConvertCase(m, convert_text.ConvertText(m, v), "upper")
}
