// Package read_character returns the first character of a text and its bytes.
package read_character

import "unicode/utf8"

// ReadCharacter returns the first character of a text and its bytes. A lone surrogate is one of three bytes.
//
// **Runs on:** any thread.
func ReadCharacter(s string) (rune, int) {
	r, size := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && size == 1 && len(s) > 2 && s[0] == 0xED && s[1]&0xE0 == 0xA0 && s[2]&0xC0 == 0x80 {
		return 0xD000 | rune(s[1]&0x3F)<<6 | rune(s[2]&0x3F), 3
	}
	return r, size
}
