// Package append_bytes writes a part of a text that is wholly from a value or from the template, and counts it.
package append_bytes

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/add_span"
)

// AppendBytes writes a part of a text that is wholly from a value or from the template, and counts it.
//
// **Runs on:** one thread at a time.
func AppendBytes(m *jinja.Machine, w *jinja.Writer, s string, mark jinja.Mark) {
	start := len(w.Bytes)
	if start+len(s) > m.Most {
		fail_render.FailRender(m, "a text of the template becomes longer than %d bytes", m.Most)
	}
	if room := cap(w.Bytes) - start; room < len(s) {
		size := start + start/2 + len(s) + jinja.Reserve
		meter_memory.MeterMemory(m, size)
		grown := make([]byte, start, size)
		copy(grown, w.Bytes)
		w.Bytes = grown
	}
	meter_work.MeterWork(m, len(s)>>6)
	w.Bytes = append(w.Bytes, s...)
	if mark == jinja.FromValue {
		w.Spans = add_span.AddSpan(w.Spans, start, start+len(s))
	}
}
