// Package method_expand is expandtabs.
package method_expand

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/format/check_width"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/build_repetition"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/convert_index"
	"rkllmd/jinja/value/prepare_arguments"
)

// MethodExpand is expandtabs.
//
// **Runs on:** one thread at a time.
func MethodExpand(m *jinja.Machine, f *jinja.Function, a *jinja.Arguments) jinja.Value {
	values := prepare_arguments.PrepareArguments(m, f.Name, a, 0, "tabsize")
	size, column := int64(8), int64(0)
	if values[0] != jinja.Missing {
		size = convert_index.ConvertIndex(m, values[0])
		check_width.CheckWidth(m, max(size, 0))
	}
	t, w := get_receiver.GetReceiver(f), &jinja.Writer{}
	for i := 0; i < len(t.String); {
		r, n := read_character.ReadCharacter(t.String[i:])
		meter_work.MeterWork(m, 1)
		switch {
		case r == '\t' && size > 0:
			blanks := size - column%size
			append_text.AppendText(m, w, build_repetition.BuildRepetition(m, &jinja.Text{String: " ",
				Mark: get_mark.GetMark(t, i)}, blanks))
			column += blanks
		case r == '\t':
		default:
			append_part.AppendPart(m, w, t, i, i+n)
			column++
			if r == '\n' || r == '\r' {
				column = 0
			}
		}
		i += n
	}
	return finish_text.FinishText(m, w, t.Safe)
}
