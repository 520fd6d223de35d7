// Package get_part returns the part of a method's text between two characters, and the character at which it begins.
package get_part

import (
	"rkllmd/jinja"
	"rkllmd/jinja/member/choose_bounds"
	"rkllmd/jinja/member/extract_characters"
	"rkllmd/jinja/method/get_receiver"
	"rkllmd/jinja/value/convert_bound"
	"rkllmd/jinja/value/measure_length"
)

// GetPart returns the part of a method's text between two characters, and the character at which it begins. There is
// none if that lies behind the text's end.
//
// **Runs on:** one thread at a time.
func GetPart(m *jinja.Machine, f *jinja.Function, start, stop jinja.Value) (*jinja.Text, int64) {
	t := get_receiver.GetReceiver(f)
	if start == jinja.Missing {
		start = nil
	}
	if stop == jinja.Missing {
		stop = nil
	}
	if start == nil && stop == nil {
		return t, 0
	}
	length, _ := measure_length.MeasureLength(m, t)
	from, to := choose_bounds.ChooseBounds(m, start, stop, 1, int64(length))
	if start != nil && convert_bound.ConvertBound(m, start) > int64(length) || from > to {
		return nil, 0
	}
	return extract_characters.ExtractCharacters(m, t, from, max(from, to), 1, length).(*jinja.Text), from
}
