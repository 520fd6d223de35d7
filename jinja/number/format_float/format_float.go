// Package format_float returns a float as Python's repr writes it.
package format_float

import (
	"math"
	"strconv"
	"strings"
)

// FormatFloat returns a float as Python's repr writes it.
//
// **Runs on:** any thread.
func FormatFloat(f float64) string {
	switch {
	case math.IsNaN(f):
		return "nan"
	case math.IsInf(f, 1):
		return "inf"
	case math.IsInf(f, -1):
		return "-inf"
	}
	s := strconv.FormatFloat(f, 'e', -1, 64)
	at := strings.IndexByte(s, 'e')
	if exponent, _ := strconv.Atoi(s[at+1:]); exponent < -4 || exponent >= 16 {
		return s
	}
	s = strconv.FormatFloat(f, 'f', -1, 64)
	if !strings.Contains(s, ".") {
		s += ".0"
	}
	return s
}
