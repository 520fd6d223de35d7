// Package filter_replace is the filter replace.
package filter_replace

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/replace_text"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/convert_plain"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterReplace is the filter replace.
//
// **Runs on:** one thread at a time.
func FilterReplace(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "replace", a, 2, "old", "new", "count")
	count := int64(-1)
	if values[2] != jinja.Missing && values[2] != nil {
		count = convert_index.ConvertIndex(m, values[2])
	}
	return replace_text.ReplaceText(m, convert_plain.ConvertPlain(m, v), convert_plain.ConvertPlain(m, values[0]),
		convert_plain.ConvertPlain(m, values[1]), count)
}
