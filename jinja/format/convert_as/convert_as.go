// Package convert_as returns a value as text by a conversion.
package convert_as

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/convert_repr"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/format_escape"
)

// ConvertAs returns a value as text by a conversion: s (str), r (repr), a (repr in ASCII).
//
// **Runs on:** one thread at a time.
func ConvertAs(m *jinja.Machine, v jinja.Value, how byte) *jinja.Text {
	if how == 's' {
		return convert_text.ConvertText(m, v)
	}
	t := convert_repr.ConvertRepr(m, v)
	if how == 'r' {
		return t
	}
	w := &jinja.Writer{}
	for i := 0; i < len(t.String); {
		r, size := read_character.ReadCharacter(t.String[i:])
		if r < 0x80 {
			append_part.AppendPart(m, w, t, i, i+size)
		} else {
			append_bytes.AppendBytes(m, w, format_escape.FormatEscape(r), get_mark.GetMark(t, i))
		}
		i += size
	}
	return finish_text.FinishText(m, w, false)
}
