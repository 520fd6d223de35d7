// Package append_text writes a text with its marks.
package append_text

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/add_span"
	"rkllmd/jinja/text/append_bytes"
)

// AppendText writes a text with its marks.
//
// **Runs on:** one thread at a time.
func AppendText(m *jinja.Machine, w *jinja.Writer, t *jinja.Text) {
	start := len(w.Bytes)
	if t.Mark != jinja.Mixed {
		append_bytes.AppendBytes(m, w, t.String, t.Mark)
		return
	}
	append_bytes.AppendBytes(m, w, t.String, jinja.FromTemplate)
	meter_memory.MeterMemory(m, len(t.Spans)*jinja.ItemSize)
	for _, span := range t.Spans {
		w.Spans = add_span.AddSpan(w.Spans, start+span.Start, start+span.End)
	}
}
