// Package convert_plain returns a value as text that is no Markup.
package convert_plain

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/value/convert_text"
)

// ConvertPlain returns a value as text that is no Markup.
//
// **Runs on:** one thread at a time.
func ConvertPlain(m *jinja.Machine, v jinja.Value) *jinja.Text {
	t := convert_text.ConvertText(m, v)
	if !t.Safe {
		return t
	}
	plain := *t
	plain.Safe = false
	meter_memory.MeterMemory(m, jinja.TextSize)
	return &plain
}
