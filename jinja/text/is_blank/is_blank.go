// Package is_blank tells whether Python's isspace holds for a character.
package is_blank

import "unicode"

// IsBlank tells whether Python's isspace holds for a character.
//
// **Runs on:** any thread.
func IsBlank(r rune) bool {
	if r < 0x80 {
		return r == ' ' || r >= '\t' && r <= '\r' || r >= 0x1C && r <= 0x1F
	}
	return unicode.IsSpace(r)
}
