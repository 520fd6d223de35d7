// Package filter_lower is the filter lower.
package filter_lower

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/convert_case"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterLower is the filter lower.
//
// **Runs on:** one thread at a time.
func FilterLower(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "lower", a, 0)
	return convert_case.ConvertCase(m, convert_text.ConvertText(m, v), "lower")
}
