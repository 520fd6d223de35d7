// Package check_text checks a text of a request.
package check_text

import (
	"unicode/utf8"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
)

// CheckText returns an error unless text, the member name of a request, is UTF-8. It says where it is not.
//
// **Runs on:** any thread.
func CheckText(name, text string) error {
	if utf8.ValidString(text) {
		return nil
	}
	at := 0
	for at < len(text) {
		r, size := utf8.DecodeRuneInString(text[at:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		at += size
	}
	return name_error.NameError(generation.ErrInvalid, "%s is not UTF-8: byte %d is 0x%02x", name, at, text[at])
}
