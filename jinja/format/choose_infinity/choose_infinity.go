// Package choose_infinity returns infinity, or what is no number, as a format writes it.
package choose_infinity

import (
	"strings"

	"rkllmd/jinja/number/format_float"
)

// ChooseInfinity returns infinity, or what is no number, as a format writes it.
//
// **Runs on:** any thread.
func ChooseInfinity(f float64, kind byte) string {
	s := format_float.FormatFloat(f)
	if kind == 'E' || kind == 'F' || kind == 'G' {
		s = strings.ToUpper(s)
	}
	if kind == '%' {
		s += "%"
	}
	return s
}
