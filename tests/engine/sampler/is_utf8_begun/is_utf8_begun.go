// Package is_utf8_begun tells whether a text is UTF-8, up to a character that is not yet whole.
package is_utf8_begun

import "unicode/utf8"

// IsUtf8Begun tells whether a text is UTF-8, up to a character at its end that is not yet whole.
func IsUtf8Begun(text string) bool {
	for text != "" {
		r, size := utf8.DecodeRuneInString(text)
		if r == utf8.RuneError && size <= 1 {
			return !utf8.FullRuneInString(text)
		}
		text = text[size:]
	}
	return true
}
