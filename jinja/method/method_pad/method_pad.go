// Package method_pad is center, ljust, rjust and zfill.
package method_pad

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/format/check_width"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/add_texts"
	"rkllmd/jinja/text/build_padded"
	"rkllmd/jinja/text/count_characters"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodPad is center, ljust, rjust and zfill.
//
// **Runs on:** one thread at a time.
func MethodPad(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "width", "fillchar")
	width := convert_index.ConvertIndex(m, values[0])
	t, fill := get_receiver.GetReceiver(f), " "
	if values[1] != jinja.Missing {
		fill = convert_argument.ConvertArgument(m, f.Name, values[1]).String
	}
	if count_characters.CountCharacters(m, fill) != 1 {
		return fail_render.FailRender(m, "The fill character must be exactly one character long")
	}
	length := int64(count_characters.CountCharacters(m, t.String))
	if width <= length {
		return t
	}
	check_width.CheckWidth(m, width)
	missing := int(width - length)
	switch f.Name {
	case "ljust":
		return build_padded.BuildPadded(m, t, fill, 0, missing)
	case "rjust":
		return build_padded.BuildPadded(m, t, fill, missing, 0)
	case "zfill":
		if t.String != "" && strings.IndexByte("+-", t.String[0]) >= 0 {
			rest := build_padded.BuildPadded(m, extract_text.ExtractText(m, t, 1, len(t.String)), "0", missing, 0)
			return add_texts.AddTexts(m, extract_text.ExtractText(m, t, 0, 1), rest)
		}
		return build_padded.BuildPadded(m, t, "0", missing, 0)
	}
	before := missing/2 + missing&int(width)&1
	return build_padded.BuildPadded(m, t, fill, before, missing-before)
}
