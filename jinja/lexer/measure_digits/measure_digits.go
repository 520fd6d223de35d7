// Package measure_digits returns how many bytes the digits of a text's beginning have, with single underscores
// between them.
package measure_digits

import "strings"

// MeasureDigits returns how many bytes the digits of a text's beginning have, with single underscores between them.
//
// **Runs on:** any thread.
func MeasureDigits(s, digits string) int {
	n := 0
	for n < len(s) {
		at := n
		if s[at] == '_' && n > 0 {
			at++
		}
		if at >= len(s) || strings.IndexByte(digits, s[at]) < 0 {
			break
		}
		n = at + 1
	}
	return n
}
