// Package split_blanks divides a text at its blanks.
package split_blanks

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/method/split_word"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_strip"
)

// SplitBlanks divides a text at its blanks.
//
// **Runs on:** one thread at a time.
func SplitBlanks(m *jinja.Machine, t *jinja.Text, limit int64) []jinja.Value {
	var parts []jinja.Value
	from, _ := find_strip.FindStrip(t.String, nil, true, false)
	for from < len(t.String) {
		size, next := split_word.SplitWord(t.String[from:])
		if limit == 0 {
			size, next = len(t.String)-from, len(t.String)-from
		}
		meter_memory.MeterMemory(m, 2*jinja.ItemSize)
		parts = append(parts, extract_text.ExtractText(m, t, from, from+size))
		from += next
		limit--
	}
	return parts
}
