// Package parse_float parses a float as Python does.
package parse_float

import (
	"math"
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/filter/remove_blanks"
	"rkllmd/jinja/number/convert_digits"
)

// ParseFloat parses a float as Python does.
//
// **Runs on:** one thread at a time.
func ParseFloat(m *jinja.Machine, s string) (float64, bool) {
	meter_work.MeterWork(m, len(s))
	s = remove_blanks.RemoveBlanks(s)
	if strings.ContainsAny(s, "xXpP") || strings.Contains(s, "__") || strings.HasPrefix(s, "_") ||
		strings.HasSuffix(s, "_") || strings.Contains(s, "_.") || strings.Contains(s, "._") {
		return 0, false
	}
	s = convert_digits.ConvertDigits(strings.ReplaceAll(s, "_", ""))
	if strings.EqualFold(strings.TrimLeft(s, "+-"), "nan") && len(s) < 5 {
		return math.NaN(), true
	}
	f, err := strconv.ParseFloat(s, 64)
	return f, err == nil || math.IsInf(f, 0) && strings.ContainsAny(s, "0123456789")
}
