// Package split_blanks_from_end divides a text at its blanks, from its end.
package split_blanks_from_end

import (
	"slices"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_strip"
	"rkllmd/jinja/text/is_blank"
	"rkllmd/jinja/text/read_character"
)

// SplitBlanksFromEnd divides a text at its blanks, from its end.
//
// **Runs on:** one thread at a time.
func SplitBlanksFromEnd(m *jinja.Machine, t *jinja.Text, limit int64) []jinja.Value {
	var parts []jinja.Value
	_, to := find_strip.FindStrip(t.String, nil, false, true)
	for to > 0 {
		at := strings.LastIndexFunc(t.String[:to], is_blank.IsBlank)
		from := 0
		if at >= 0 && limit != 0 {
			_, size := read_character.ReadCharacter(t.String[at:])
			from = at + size
		}
		meter_memory.MeterMemory(m, 2*jinja.ItemSize)
		parts = append(parts, extract_text.ExtractText(m, t, from, to))
		_, to = find_strip.FindStrip(t.String[:from], nil, false, true)
		limit--
	}
	slices.Reverse(parts)
	return parts
}
