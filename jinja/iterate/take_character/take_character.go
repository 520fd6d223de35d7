// Package take_character returns the next character of a text.
package take_character

import (
	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/text/extract_text"
	"rkllmd/jinja/text/read_character"
)

// TakeCharacter returns the next character of a text. Of Markup too it is no Markup, as in Python.
//
// **Runs on:** one thread at a time.
func TakeCharacter(m *jinja.Machine, it *jinja.Iterator) (jinja.Value, bool) {
	text := it.Source.(*jinja.Text)
	if it.At >= len(text.String) {
		return nil, false
	}
	meter_work.MeterWork(m, 1)
	_, size := read_character.ReadCharacter(text.String[it.At:])
	it.At += size
	character := extract_text.ExtractText(m, text, it.At-size, it.At)
	if character.Safe {
		plain := *character
		plain.Safe = false
		return &plain, true
	}
	return character, true
}
