// Package call_strftime_now is the function strftime_now.
package call_strftime_now

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/function/format_time"
	"rkllmd/jinja/text/create_text"
	"rkllmd/jinja/value/convert_argument"
	"rkllmd/jinja/value/prepare_arguments"
)

// CallStrftimeNow is the function strftime_now: the present time, formatted.
//
// **Runs on:** one thread at a time.
func CallStrftimeNow(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 1, "format")
	t := convert_argument.ConvertArgument(m, f.Name, values[0])
	form, _, _ := strings.Cut(t.String, "\x00") // there a text of C ends
	return create_text.CreateText(m, format_time.FormatTime(m, m.Clock(), form))
}
