// Package measure_integer returns how many bytes the integer has with which a text begins.
package measure_integer

import "rkllmd/jinja/lexer/measure_digits"

// MeasureInteger returns how many bytes the integer has with which a text begins.
//
// **Runs on:** any thread.
func MeasureInteger(s string) int {
	if len(s) > 2 && s[0] == '0' {
		digits := map[byte]string{'b': "01", 'o': "01234567", 'x': "0123456789abcdefABCDEF"}[s[1]|0x20]
		from := 2
		if s[2] == '_' {
			from = 3
		}
		if n := measure_digits.MeasureDigits(s[from:], digits); n > 0 {
			return from + n
		}
	}
	if s[0] == '0' {
		return measure_digits.MeasureDigits(s, "0")
	}
	return measure_digits.MeasureDigits(s, "0123456789")
}
