// Package replace_text returns a text in which another stands in the place of each occurrence of a third, up to a
// count.
package replace_text

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
	"rkllmd/jinja/text/read_character"
)

// ReplaceText returns a text in which another stands in the place of each occurrence of a third, up to a count.
//
// **Runs on:** one thread at a time.
func ReplaceText(m *jinja.Machine, t, old, replacement *jinja.Text, count int64) *jinja.Text {
	w := &jinja.Writer{}
	from, next := 0, 0
	meter_work.MeterWork(m, (len(t.String)+len(old.String))>>4)
	for count != 0 && next <= len(t.String) {
		at := strings.Index(t.String[next:], old.String)
		if at < 0 {
			break
		}
		at += next
		append_part.AppendPart(m, w, t, from, at)
		append_text.AppendText(m, w, replacement)
		meter_work.MeterWork(m, 2)
		from, next = at+len(old.String), at+len(old.String)
		if old.String == "" {
			_, size := read_character.ReadCharacter(t.String[at:])
			next = at + max(size, 1)
		}
		count--
	}
	if len(w.Bytes) == 0 && from == 0 {
		return t
	}
	append_part.AppendPart(m, w, t, from, len(t.String))
	return finish_text.FinishText(m, w, t.Safe)
}
