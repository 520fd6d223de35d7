// Package append_json_text writes a text in quotes.
package append_json_text

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/json/format_json_escape"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/read_character"
)

// AppendJSONText writes a text in quotes.
//
// **Runs on:** one thread at a time.
func AppendJSONText(m *jinja.Machine, w *jinja.Writer, style *jinja.JSONStyle, t *jinja.Text) {
	append_bytes.AppendBytes(m, w, `"`, jinja.FromValue)
	meter_work.MeterWork(m, len(t.String)>>3)
	from := 0
	for i := 0; i < len(t.String); {
		c := t.String[i]
		if c >= ' ' && c != '"' && c != '\\' && c < 0x7F || c >= 0x7F && !style.ASCII {
			i++
			continue
		}
		meter_work.MeterWork(m, 4)
		r, size := read_character.ReadCharacter(t.String[i:])
		append_part.AppendPart(m, w, t, from, i)
		append_bytes.AppendBytes(m, w, format_json_escape.FormatJSONEscape(r), get_mark.GetMark(t, i))
		i += size
		from = i
	}
	append_part.AppendPart(m, w, t, from, len(t.String))
	append_bytes.AppendBytes(m, w, `"`, jinja.FromValue)
}
