// Package format_url returns a text as a part of a URL.
package format_url

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_bytes"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/get_mark"
)

// FormatURL returns a text as a part of a URL.
//
// **Runs on:** one thread at a time.
func FormatURL(m *jinja.Machine, t *jinja.Text, safe string) *jinja.Text {
	const digits = "0123456789ABCDEF"
	w, plain := &jinja.Writer{}, "_.-~"+safe
	for i := range len(t.String) {
		c := t.String[i]
		meter_work.MeterWork(m, 1)
		switch {
		case c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || strings.IndexByte(plain, c) >= 0:
			append_bytes.AppendBytes(m, w, t.String[i:i+1], get_mark.GetMark(t, i))
		case c == ' ' && safe == "":
			append_bytes.AppendBytes(m, w, "+", get_mark.GetMark(t, i))
		default:
			meter_work.MeterWork(m, 1)
			append_bytes.AppendBytes(m, w, "%"+digits[c>>4:c>>4+1]+digits[c&15:c&15+1], get_mark.GetMark(t, i))
		}
	}
	return finish_text.FinishText(m, w, false)
}
