// Package convert_case returns a text with each character in another case, as Python's upper, lower, title,
// capitalize, swapcase and casefold have it.
package convert_case

import (
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_case"
	"rkllmd/jinja/text/convert_plain_case"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/is_ascii"
	"rkllmd/jinja/text/is_cased"
	"rkllmd/jinja/text/read_character"
)

// ConvertCase returns a text with each character in another case, as Python's upper, lower, title, capitalize, swapcase
// and casefold have it.
//
// **Runs on:** one thread at a time.
func ConvertCase(m *jinja.Machine, t *jinja.Text, how string) *jinja.Text {
	if is_ascii.IsASCII(t.String) {
		return convert_plain_case.ConvertPlainCase(m, t, how)
	}
	w := &jinja.Writer{}
	meter_work.MeterWork(m, len(t.String))
	meter_memory.MeterMemory(m, len(t.String)+jinja.Reserve)
	w.Bytes = make([]byte, 0, len(t.String)+8)
	cased := false // the character before this one has a case
	var piece [12]byte
	for i := 0; i < len(t.String); {
		r, size := read_character.ReadCharacter(t.String[i:])
		to := how
		switch {
		case how == "title" && cased, how == "capitalize" && i > 0, how == "swapcase" && unicode.IsUpper(r):
			to = "lower"
		case how == "swapcase":
			to = "upper"
		}
		out := append_case.AppendCase(piece[:0], r, to, t.String, i)
		append_bytes.AppendBytes(m, w, string(out), get_mark.GetMark(t, i))
		cased = is_cased.IsCased(r)
		i += size
	}
	return finish_text.FinishText(m, w, t.Safe)
}
