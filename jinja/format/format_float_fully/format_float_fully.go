// Package format_float_fully returns a float in a form of % that keeps the point and, in g, the zeros behind it.
package format_float_fully

import (
	"strconv"
	"strings"
)

// FormatFloatFully returns a float in a form of % that keeps the point and, in g, the zeros behind it: the flag #.
//
// **Runs on:** any thread.
func FormatFloatFully(f float64, kind byte, precision int) string {
	suffix, form := "", kind|0x20
	switch kind {
	case '%':
		f, form, suffix = f*100, 'f', "%"
	case 0, 'g', 'G', 'n':
		precision = max(precision, 1)
		s := strconv.FormatFloat(f, 'e', precision-1, 64)
		exponent, _ := strconv.Atoi(s[strings.IndexByte(s, 'e')+1:])
		form = 'e'
		precision--
		if exponent >= -4 && exponent <= precision {
			form, precision = 'f', precision-exponent
		}
	}
	s := strconv.FormatFloat(f, form, precision, 64)
	if !strings.Contains(s, ".") {
		at := strings.IndexByte(s+"e", 'e')
		s = s[:at] + "." + s[at:]
	}
	if kind == 'E' || kind == 'G' {
		s = strings.ToUpper(s)
	}
	return s + suffix
}
