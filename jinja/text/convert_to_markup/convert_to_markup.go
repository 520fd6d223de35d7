// Package convert_to_markup returns a text whose &, <, >, ' and " are written as HTML, as Markup.
package convert_to_markup

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
)

// ConvertToMarkup returns a text whose &, <, >, ' and " are written as HTML, as Markup.
//
// **Runs on:** one thread at a time.
func ConvertToMarkup(m *jinja.Machine, t *jinja.Text) *jinja.Text {
	w := &jinja.Writer{}
	from := 0
	meter_work.MeterWork(m, len(t.String)>>3)
	for i := 0; i < len(t.String); i++ {
		name := ""
		switch t.String[i] {
		case '&':
			name = "&amp;"
		case '<':
			name = "&lt;"
		case '>':
			name = "&gt;"
		case '\'':
			name = "&#39;"
		case '"':
			name = "&#34;"
		default:
			continue
		}
		meter_work.MeterWork(m, 2)
		append_part.AppendPart(m, w, t, from, i)
		append_bytes.AppendBytes(m, w, name, get_mark.GetMark(t, i))
		from = i + 1
	}
	append_part.AppendPart(m, w, t, from, len(t.String))
	return finish_text.FinishText(m, w, true)
}
