// Package build_padded returns a text with a character repeated before and behind it.
package build_padded

import (
	"rkllmd/jinja"
	"rkllmd/jinja/text/append_text"
	"rkllmd/jinja/text/build_repetition"
	"rkllmd/jinja/text/finish_text"
)

// BuildPadded returns a text with a character repeated before and behind it.
//
// **Runs on:** one thread at a time.
func BuildPadded(m *jinja.Machine, t *jinja.Text, fill string, before, behind int) *jinja.Text {
	w := &jinja.Writer{}
	append_text.AppendText(m, w, build_repetition.BuildRepetition(m, &jinja.Text{String: fill}, int64(before)))
	append_text.AppendText(m, w, t)
	append_text.AppendText(m, w, build_repetition.BuildRepetition(m, &jinja.Text{String: fill}, int64(behind)))
	return finish_text.FinishText(m, w, t.Safe)
}
