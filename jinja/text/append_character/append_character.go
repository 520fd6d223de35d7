// Package append_character writes a character, a lone surrogate too.
package append_character

import "unicode/utf8"

// AppendCharacter writes a character, a lone surrogate too.
//
// **Runs on:** any thread.
func AppendCharacter(b []byte, r rune) []byte {
	if r >= 0xD800 && r <= 0xDFFF {
		return append(b, 0xED, 0x80|byte(r>>6&0x3F), 0x80|byte(r&0x3F))
	}
	return utf8.AppendRune(b, r)
}
