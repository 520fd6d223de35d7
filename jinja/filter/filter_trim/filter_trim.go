// Package filter_trim is the filter trim.
package filter_trim

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/extract_stripped"
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
	return extract_stripped.ExtractStripped(m, t, characters, true, true)
}
