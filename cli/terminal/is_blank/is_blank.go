// Package is_blank tells what ends a path in a chat.
package is_blank

import "unicode"

// IsBlank reports whether r is a blank or a control character.
//
// **Runs on:** any thread.
func IsBlank(r rune) bool {
	return unicode.IsSpace(r) || unicode.IsControl(r)
}
