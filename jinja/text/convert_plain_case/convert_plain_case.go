// Package convert_plain_case is convert_case for a text in ASCII, whose marks stay where they are.
package convert_plain_case

import (
	"unsafe"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/budget/meter_work"
)

// ConvertPlainCase is convert_case for a text in ASCII, whose marks stay where they are.
//
// **Runs on:** one thread at a time.
func ConvertPlainCase(m *jinja.Machine, t *jinja.Text, how string) *jinja.Text {
	meter_memory.MeterMemory(m, jinja.TextSize+len(t.String))
	meter_work.MeterWork(m, len(t.String)>>2)
	b, cased := []byte(t.String), false
	for i, c := range b {
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		upper := how == "upper" || how == "title" && !cased || how == "capitalize" && i == 0 ||
			how == "swapcase" && c >= 'a'
		cased = letter
		switch {
		case letter && upper:
			b[i] = c &^ 0x20
		case letter:
			b[i] = c | 0x20
		}
	}
	return &jinja.Text{String: unsafe.String(unsafe.SliceData(b), len(b)), Mark: t.Mark, Spans: t.Spans, Safe: t.Safe}
}
