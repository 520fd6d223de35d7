// Package measure_float returns how many bytes the float has with which a text begins, or 0.
package measure_float

import (
	"strings"

	"rkllmd/jinja/lexer/measure_digits"
)

// MeasureFloat returns how many bytes the float has with which a text begins, or 0.
//
// **Runs on:** any thread.
func MeasureFloat(s string) int {
	whole := measure_digits.MeasureDigits(s, "0123456789")
	n := whole
	if n < len(s) && s[n] == '.' {
		if part := measure_digits.MeasureDigits(s[n+1:], "0123456789"); part > 0 {
			n += 1 + part
		}
	}
	if n < len(s) && s[n]|0x20 == 'e' {
		at := n + 1
		if at < len(s) && strings.IndexByte("+-", s[at]) >= 0 {
			at++
		}
		if part := measure_digits.MeasureDigits(s[at:], "0123456789"); part > 0 {
			return at + part
		}
	}
	if n == whole {
		return 0
	}
	return n
}
