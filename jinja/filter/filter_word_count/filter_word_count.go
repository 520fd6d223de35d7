// Package filter_word_count is the filter wordcount.
package filter_word_count

import (
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/value/convert_text"
	"rkllmd/jinja/value/prepare_arguments"
)

// FilterWordCount is the filter wordcount.
//
// **Runs on:** one thread at a time.
func FilterWordCount(m *jinja.Machine, v jinja.Value, a *jinja.Arguments) jinja.Value {
	prepare_arguments.PrepareArguments(m, "wordcount", a, 0)
	t, count, inside := convert_text.ConvertText(m, v), int64(0), false
	meter_work.MeterWork(m, len(t.String)>>2)
	for _, r := range t.String {
		word := r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r)
		if word && !inside {
			count++
		}
		inside = word
	}
	return count
}
