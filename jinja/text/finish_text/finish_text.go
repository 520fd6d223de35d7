// Package finish_text returns what was written as a text, which takes over the writer's bytes.
package finish_text

import (
	"unsafe"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/choose_mark"
)

// FinishText returns what was written as a text, which takes over the writer's bytes.
//
// **Runs on:** one thread at a time.
func FinishText(m *jinja.Machine, w *jinja.Writer, safe bool) *jinja.Text {
	meter_memory.MeterMemory(m, jinja.TextSize)
	t := &jinja.Text{String: unsafe.String(unsafe.SliceData(w.Bytes), len(w.Bytes)), Safe: safe}
	t.Mark, t.Spans = choose_mark.ChooseMark(w.Spans, len(w.Bytes))
	return t
}
