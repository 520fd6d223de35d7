// Package extract_stripped returns a text without the blanks, or the given characters, at its ends.
package extract_stripped

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/find_strip"
)

// ExtractStripped returns t without the blanks, or the given characters, at its left and right end. Each character that
// goes is looked for among the given ones: where there are many, that is charged before, for all of t.
//
// **Runs on:** one thread at a time.
func ExtractStripped(m *jinja.Machine, t, characters *jinja.Text, left, right bool) *jinja.Text {
	meter_work.MeterWork(m, len(t.String)>>4)
	if characters != nil && len(characters.String) > 16 {
		meter_work.MeterWork(m, len(t.String)*len(characters.String)>>6)
	}
	from, to := find_strip.FindStrip(t.String, characters, left, right)
	meter_work.MeterWork(m, (len(t.String)-to+from)>>3)
	return extract_text.ExtractText(m, t, from, to)
}
