// Package add_texts returns two texts, one behind the other.
package add_texts

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/fail_render"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/append_long"
	"rkllmd/jinja/text/choose_mark"
	"rkllmd/jinja/text/merge_spans"
)

// AddTexts returns two texts, one behind the other.
//
// **Runs on:** one thread at a time.
func AddTexts(m *jinja.Machine, a, b *jinja.Text) *jinja.Text {
	switch {
	case a.Safe == b.Safe && b.String == "":
		return a
	case a.Safe == b.Safe && a.String == "":
		return b
	}
	if len(a.String)+len(b.String) > m.Most {
		fail_render.FailRender(m, "a text of the template becomes longer than %d bytes", m.Most)
	}
	t := &jinja.Text{Mark: a.Mark, Safe: a.Safe}
	if len(a.String) < jinja.LongText {
		meter_memory.MeterMemory(m, jinja.TextSize+len(a.String)+len(b.String))
		t.String = a.String + b.String
	} else {
		t.String, t.Buffer = append_long.AppendLong(m, a, b.String)
	}
	if a.Mark == b.Mark && a.Mark != jinja.Mixed {
		return t
	}
	meter_memory.MeterMemory(m, (len(a.Spans)+len(b.Spans)+2)*jinja.ItemSize)
	t.Mark, t.Spans = choose_mark.ChooseMark(merge_spans.MergeSpans(a, b), len(t.String))
	return t
}
