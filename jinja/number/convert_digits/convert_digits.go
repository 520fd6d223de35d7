// Package convert_digits returns a text in which the digits of all scripts are those of ASCII.
package convert_digits

import (
	"unicode"
	"unicode/utf8"
)

// ConvertDigits returns a text in which the digits of all scripts are those of ASCII.
//
// **Runs on:** any thread.
func ConvertDigits(s string) string {
	b := make([]byte, 0, len(s))
	for _, r := range s {
		if r < 0x80 || !unicode.IsDigit(r) {
			b = utf8.AppendRune(b, r)
			continue
		}
		before := r
		for unicode.IsDigit(before - 1) {
			before-- // the digits of a script stand side by side, from 0 to 9
		}
		b = append(b, byte('0'+(r-before)%10))
	}
	return string(b)
}
