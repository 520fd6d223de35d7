// Package filter_format is the filter format.
package filter_format

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/format/format_percent"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/create_tuple"
	"rkllmd/jinja/value/set_entry"
)

// FilterFormat is the filter format.
//
// **Runs on:** one thread at a time.
func FilterFormat(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	if len(a.Positional) > 0 && len(a.Named) > 0 {
		return fail_render.FailRender(m, "can't handle positional and keyword arguments at the same time")
	}
	if len(a.Named) == 0 {
		return format_percent.FormatPercent(m, convert_text.ConvertText(m, v), create_tuple.CreateTuple(m,
			a.Positional...))
	}
	d := &jinja.Dict{}
	for _, named := range a.Named {
		set_entry.SetEntry(m, d, create_text.CreateText(m, named.Name), named.Value)
	}
	return format_percent.FormatPercent(m, convert_text.ConvertText(m, v), d)
}
