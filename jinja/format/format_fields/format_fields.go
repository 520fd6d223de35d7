// Package format_fields computes TEXT.format(...).
package format_fields

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/format/find_field_end"
	"rkllmd/jinja/format/format_field"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/finish_text"
)

// FormatFields computes TEXT.format(...).
//
// **Runs on:** one thread at a time.
func FormatFields(m *jinja.Machine, f *jinja.Formatter, t *jinja.Text) *jinja.Text {
	w := &jinja.Writer{}
	s := t.String
	f.Depth++
	if f.Depth > 2 {
		fail_render.FailRender(m, "Max string recursion exceeded")
	}
	from := 0
	for i := 0; i < len(s); i++ {
		if s[i] != '{' && s[i] != '}' {
			continue
		}
		meter_work.MeterWork(m, 1)
		append_part.AppendPart(m, w, t, from, i)
		if i+1 < len(s) && s[i+1] == s[i] {
			append_part.AppendPart(m, w, t, i, i+1)
			i++
			from = i + 1
			continue
		}
		if s[i] == '}' {
			fail_render.FailRender(m, "Single '}' encountered in format string")
		}
		end := find_field_end.FindFieldEnd(m, s, i+1)
		append_text.AppendText(m, w, format_field.FormatField(m, f, extract_text.ExtractText(m, t, i+1, end),
			FormatFields))
		i, from = end, end+1
	}
	append_part.AppendPart(m, w, t, from, len(s))
	f.Depth--
	return finish_text.FinishText(m, w, t.Safe)
}
