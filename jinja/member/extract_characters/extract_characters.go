// Package extract_characters returns a part of a text, counted in characters.
package extract_characters

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/member/count_steps"
	"rkllmd/jinja/text/append_part"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_offset"
	"rkllmd/jinja/text/finish_text"
)

// ExtractCharacters returns a part of a text, counted in characters.
//
// **Runs on:** one thread at a time.
func ExtractCharacters(m *jinja.Machine, t *jinja.Text, from, to, step int64, length int) jinja.Value {
	if step == 1 && from >= to {
		return &jinja.Text{Safe: t.Safe}
	}
	if step == 1 && length == len(t.String) {
		return extract_text.ExtractText(m, t, int(from), int(to))
	}
	if step == 1 {
		start := find_offset.FindOffset(m, t.String, int(from))
		return extract_text.ExtractText(m, t, start, start+find_offset.FindOffset(m, t.String[start:], int(to-from)))
	}
	meter_memory.MeterMemory(m, 8*length)
	offsets := make([]int, 0, length+1)
	for i := 0; i < len(t.String); i++ {
		if t.String[i]&0xC0 != 0x80 {
			offsets = append(offsets, i)
		}
	}
	offsets = append(offsets, len(t.String))
	w := &jinja.Writer{}
	for i := range count_steps.CountSteps(from, to, step) {
		at := from + i*step
		append_part.AppendPart(m, w, t, offsets[at], offsets[at+1])
		meter_work.MeterWork(m, 1)
	}
	return finish_text.FinishText(m, w, t.Safe)
}
