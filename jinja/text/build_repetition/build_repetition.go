// Package build_repetition returns a text several times, one behind the other.
package build_repetition

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/finish_text"
)

// BuildRepetition returns a text several times, one behind the other.
//
// **Runs on:** one thread at a time.
func BuildRepetition(m *jinja.Machine, t *jinja.Text, count int64) *jinja.Text {
	if count <= 0 || t.String == "" {
		return &jinja.Text{Safe: t.Safe}
	}
	if count > int64(m.Most/len(t.String)) {
		fail_render.FailRender(m, "a text of the template becomes longer than %d bytes", m.Most)
	}
	meter_memory.MeterMemory(m, int(count)*len(t.String)+jinja.TextSize)
	if t.Mark != jinja.Mixed {
		return &jinja.Text{String: strings.Repeat(t.String, int(count)), Mark: t.Mark, Safe: t.Safe}
	}
	w := &jinja.Writer{}
	for range count {
		append_text.AppendText(m, w, t)
	}
	return finish_text.FinishText(m, w, t.Safe)
}
