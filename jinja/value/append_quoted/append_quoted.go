// Package append_quoted writes a text as Python's repr does.
package append_quoted

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/get_mark"
	"rkllmd/jinja/text/is_printable"
	"rkllmd/jinja/text/read_character"
	"rkllmd/jinja/value/format_escape"
)

// AppendQuoted writes a text as Python's repr does.
//
// **Runs on:** one thread at a time.
func AppendQuoted(m *jinja.Machine, w *jinja.Writer, t *jinja.Text) {
	quote := byte('\'')
	if strings.Contains(t.String, "'") && !strings.Contains(t.String, `"`) {
		quote = '"'
	}
	meter_work.MeterWork(m, len(t.String)>>3)
	append_bytes.AppendBytes(m, w, string(quote), jinja.FromValue)
	from := 0
	for i := 0; i < len(t.String); {
		r, size := read_character.ReadCharacter(t.String[i:])
		if r != '\\' && r != rune(quote) && is_printable.IsPrintable(r) {
			i += size
			continue
		}
		meter_work.MeterWork(m, 2)
		append_part.AppendPart(m, w, t, from, i)
		append_bytes.AppendBytes(m, w, format_escape.FormatEscape(r), get_mark.GetMark(t, i))
		i += size
		from = i
	}
	append_part.AppendPart(m, w, t, from, len(t.String))
	append_bytes.AppendBytes(m, w, string(quote), jinja.FromValue)
}
