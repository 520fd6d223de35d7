// Package read_last_character returns the last character of a text and its bytes.
package read_last_character

import (
	"unicode/utf8"

	"rkllmd/jinja/text/read_character"
)

// ReadLastCharacter returns the last character of a text and its bytes.
//
// **Runs on:** any thread.
func ReadLastCharacter(s string) (rune, int) {
	r, size := utf8.DecodeLastRuneInString(s)
	if r == utf8.RuneError && size == 1 && len(s) > 2 {
		return read_character.ReadCharacter(s[len(s)-3:])
	}
	return r, size
}
