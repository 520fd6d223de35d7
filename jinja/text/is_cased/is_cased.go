// Package is_cased tells whether a character has a case.
package is_cased

import "unicode"

// IsCased tells whether a character has a case.
//
// **Runs on:** any thread.
func IsCased(r rune) bool {
	if r < 0x80 {
		return r|0x20 >= 'a' && r|0x20 <= 'z'
	}
	return unicode.In(r, unicode.Lu, unicode.Ll, unicode.Lt, unicode.Other_Lowercase, unicode.Other_Uppercase)
}
