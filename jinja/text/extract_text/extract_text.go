// Package extract_text returns the part of a text between two bytes, with its marks.
package extract_text

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/choose_mark"
)

// ExtractText returns the part of a text between two bytes, with its marks.
//
// **Runs on:** one thread at a time.
func ExtractText(m *jinja.Machine, t *jinja.Text, from, to int) *jinja.Text {
	if from == 0 && to == len(t.String) {
		return t
	}
	meter_memory.MeterMemory(m, jinja.TextSize)
	part := &jinja.Text{String: t.String[from:to], Mark: t.Mark, Safe: t.Safe}
	if t.Mark != jinja.Mixed {
		return part
	}
	meter_work.MeterWork(m, len(t.Spans)/4)
	var spans []jinja.Span
	for _, span := range t.Spans {
		if start, end := max(span.Start, from), min(span.End, to); start < end {
			spans = append(spans, jinja.Span{Start: start - from, End: end - from})
		}
	}
	meter_memory.MeterMemory(m, len(spans)*jinja.ItemSize)
	part.Mark, part.Spans = choose_mark.ChooseMark(spans, to-from)
	return part
}
