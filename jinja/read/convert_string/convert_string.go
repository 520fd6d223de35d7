// Package convert_string returns a text in which what is no UTF-8 is replaced; lone surrogates stay.
package convert_string

import (
	"rkllmd/jinja/text/append_character"
	"rkllmd/jinja/text/read_character"
)

// ConvertString returns a text in which what is no UTF-8 is replaced; lone surrogates stay.
//
// **Runs on:** any thread.
func ConvertString(s string) string {
	b := make([]byte, 0, len(s))
	for s != "" {
		r, size := read_character.ReadCharacter(s)
		b = append_character.AppendCharacter(b, r)
		s = s[size:]
	}
	return string(b)
}
