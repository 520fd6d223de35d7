// Package create_text makes a text of the template, and counts its memory.
package create_text

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
)

// CreateText makes a text of the template, and counts its memory.
//
// **Runs on:** one thread at a time.
func CreateText(m *jinja.Machine, s string) *jinja.Text {
	meter_memory.MeterMemory(m, jinja.TextSize+len(s))
	return &jinja.Text{String: s}
}
