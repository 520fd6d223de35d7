// Package filter_force_escape is the filter forceescape.
package filter_force_escape

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/convert_to_markup"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterForceEscape is the filter forceescape.
//
// **Runs on:** one thread at a time.
func FilterForceEscape(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "forceescape", a, 0)
	return convert_to_markup.ConvertToMarkup(m, convert_text.ConvertText(m, v))
}
