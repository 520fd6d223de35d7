// Package filter_escape is the filters escape and e.
package filter_escape

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/convert_to_markup"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterEscape is the filters escape and e.
//
// **Runs on:** one thread at a time.
func FilterEscape(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "escape", a, 0)
	t := convert_text.ConvertText(m, v)
	if t.Safe {
		return t
	}
	return convert_to_markup.ConvertToMarkup(m, t)
}
