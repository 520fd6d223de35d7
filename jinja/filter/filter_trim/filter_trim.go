// Package filter_trim is the filter trim.
package filter_trim

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_strip"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterTrim is the filter trim.
//
// **Runs on:** one thread at a time.
func FilterTrim(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "trim", a, 0, "chars")
	var characters *jinja.Text
	if values[0] != jinja.Missing && values[0] != nil {
		characters = convert_argument.ConvertArgument(m, "trim", values[0])
	}
	t := convert_text.ConvertText(m, v)
	meter_work.MeterWork(m, len(t.String)>>4)
	from, to := find_strip.FindStrip(t.String, characters, true, true)
	return extract_text.ExtractText(m, t, from, to)
}
