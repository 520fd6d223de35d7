// Package finish_text returns what was written as a text.
package finish_text

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/choose_mark"
)

// FinishText returns what was written as a text.
//
// **Runs on:** one thread at a time.
func FinishText(m *jinja.Machine, w *jinja.Writer, safe bool) *jinja.Text {
	meter_memory.MeterMemory(m, jinja.TextSize+len(w.Bytes))
	t := &jinja.Text{String: string(w.Bytes), Safe: safe}
	t.Mark, t.Spans = choose_mark.ChooseMark(w.Spans, len(w.Bytes))
	return t
}
