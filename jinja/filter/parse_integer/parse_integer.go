// Package parse_integer parses an integer as Python's int does, or returns nil.
package parse_integer

import (
	"math/big"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/budget/meter_work"
	"rkllmd/jinja/filter/remove_blanks"
	"rkllmd/jinja/number/convert_digits"
)

// ParseInteger parses an integer as Python's int does, or returns nil.
//
// **Runs on:** one thread at a time.
func ParseInteger(m *jinja.Machine, s string, base int64) *big.Int {
	meter_work.MeterWork(m, len(s))
	s = remove_blanks.RemoveBlanks(s)
	negative := strings.HasPrefix(s, "-")
	if s != "" && strings.IndexByte("+-", s[0]) >= 0 {
		s = s[1:]
	}
	if len(s) > jinja.MaxDigits || base < 0 || base == 1 || base > 36 {
		return nil
	}
	if len(s) > 2 && s[0] == '0' {
		prefix := map[byte]int64{'b': 2, 'o': 8, 'x': 16}[s[1]|0x20]
		if prefix != 0 && (base == prefix || base == 0) {
			s, base = strings.TrimPrefix(s[2:], "_"), prefix
		}
	}
	if base == 0 {
		if base = 10; len(s) > 1 && s[0] == '0' && strings.Trim(s, "0_") != "" {
			return nil
		}
	}
	if strings.Contains(s, "__") || strings.HasPrefix(s, "_") || strings.HasSuffix(s, "_") ||
		strings.ContainsAny(s, "+-") {
		return nil
	}
	b, ok := new(big.Int).SetString(convert_digits.ConvertDigits(strings.ReplaceAll(s, "_", "")), int(base))
	if !ok {
		return nil
	}
	if negative {
		b.Neg(b)
	}
	return b
}
