// Package build_joined returns texts one behind the other, with another between them.
package build_joined

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
)

// BuildJoined returns texts one behind the other, with another between them.
//
// **Runs on:** one thread at a time.
func BuildJoined(m *jinja.Machine, separator *jinja.Text, parts []*jinja.Text, safe bool) *jinja.Text {
	w := &jinja.Writer{}
	for i, part := range parts {
		if i > 0 {
			append_text.AppendText(m, w, separator)
		}
		append_text.AppendText(m, w, part)
		meter_work.MeterWork(m, 1)
	}
	return finish_text.FinishText(m, w, safe)
}
