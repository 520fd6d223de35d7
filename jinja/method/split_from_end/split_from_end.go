// Package split_from_end divides a text at a separator, from its end.
package split_from_end

import (
	"slices"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_memory"
	"rkllmd/jinja/text/extract_text"
)

// SplitFromEnd divides a text at a separator, from its end.
//
// **Runs on:** one thread at a time.
func SplitFromEnd(m *jinja.Machine, t *jinja.Text, separator string, limit int64) []jinja.Value {
	var parts []jinja.Value
	to := len(t.String)
	for limit != 0 {
		at := strings.LastIndex(t.String[:to], separator)
		if at < 0 {
			break
		}
		parts = append(parts, extract_text.ExtractText(m, t, at+len(separator), to))
		meter_memory.MeterMemory(m, 2*jinja.ItemSize)
		to = at
		limit--
	}
	parts = append(parts, extract_text.ExtractText(m, t, 0, to))
	slices.Reverse(parts)
	return parts
}
