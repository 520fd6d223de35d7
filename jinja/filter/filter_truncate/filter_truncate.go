// Package filter_truncate is the filter truncate.
package filter_truncate

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/filter/filter_length"
	"rkllmd/jinja/text/add_texts"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_offset"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/convert_bound"
	"rkllmd/jinja/value/is_true"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterTruncate is the filter truncate.
//
// **Runs on:** one thread at a time.
func FilterTruncate(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, "truncate", a, 0, "length", "killwords", "end", "leeway")
	length, leeway := int64(255), int64(5)
	var end jinja.Value = &jinja.Text{String: "..."}
	if values[0] != jinja.Missing {
		length = convert_bound.ConvertBound(m, values[0])
	}
	if values[2] != jinja.Missing {
		end = values[2]
	}
	if values[3] != jinja.Missing && values[3] != nil {
		leeway = convert_bound.ConvertBound(m, values[3])
	}
	shortest := filter_length.FilterLength(m, end, &jinja.Arguments{}).(int64)
	if length < shortest || leeway < 0 {
		return fail_render.FailRender(m,
			"truncate: the length must be at least that of the end, and the leeway at least 0")
	}
	if size := filter_length.FilterLength(m, v, &jinja.Arguments{}).(int64); size-length <= leeway {
		return v
	}
	t := convert_argument.ConvertArgument(m, "truncate", v)
	t = extract_text.ExtractText(m, t, 0, find_offset.FindOffset(m, t.String, int(length-shortest)))
	if at := strings.LastIndexByte(t.String, ' '); at >= 0 && (values[1] == jinja.Missing ||
		!is_true.IsTrue(values[1])) {
		t = extract_text.ExtractText(m, t, 0, at)
	}
	return add_texts.AddTexts(m, t, convert_argument.ConvertArgument(m, "truncate", end))
}
