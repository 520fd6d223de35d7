// Package filter_title is the filter title, whose words begin behind blanks, dashes and opening brackets.
package filter_title

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_case"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/is_blank"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/convert_plain"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterTitle is the filter title, whose words begin behind blanks, dashes and opening brackets.
//
// **Runs on:** one thread at a time.
func FilterTitle(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "title", a, 0)
	t, w, begin, word := convert_plain.ConvertPlain(m, v), &jinja.Writer{}, true, 0
	meter_work.MeterWork(m, len(t.String))
	var piece [12]byte
	for i := 0; i < len(t.String); {
		r, size := read_character.ReadCharacter(t.String[i:])
		how := "lower"
		if begin {
			how, word = "upper", i+size
		}
		changed := append_case.AppendCase(piece[:0], r, how, t.String[min(word, i):], i-min(word, i))
		append_bytes.AppendBytes(m, w, string(changed), get_mark.GetMark(t, i))
		begin = is_blank.IsBlank(r) || strings.ContainsRune("-({[<", r)
		i += size
	}
	return finish_text.FinishText(m, w, false)
}
