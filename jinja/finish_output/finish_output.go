// Package finish_output returns what a rendering has written, in UTF-8.
package finish_output

import (
	"unicode/utf8"

	"rkllmd/jinja"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/read_character"
)

// FinishOutput returns what a rendering has written, in UTF-8.
//
// **Runs on:** one thread at a time.
func FinishOutput(m *jinja.Machine) *jinja.Text {
	t := finish_text.FinishText(m, m.Out, false)
	if utf8.ValidString(t.String) {
		return t
	}
	w := &jinja.Writer{}
	for i := 0; i < len(t.String); {
		r, size := read_character.ReadCharacter(t.String[i:])
		append_bytes.AppendBytes(m, w, string(r), get_mark.GetMark(t, i))
		i += size
	}
	return finish_text.FinishText(m, w, false)
}
