// Package is_printable tells whether Python's repr writes a character as it is.
package is_printable

import "unicode"

// IsPrintable tells whether Python's repr writes a character as it is.
//
// **Runs on:** any thread.
func IsPrintable(r rune) bool {
	if r < 0x80 {
		return r >= ' ' && r < 0x7F
	}
	return !unicode.In(r, unicode.C, unicode.Z) && (unicode.IsGraphic(r) || unicode.IsPrint(r))
}
