// Package scan_number takes an integer or a float.
package scan_number

import (
	"math/big"
	"strconv"
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/lexer/measure_float"
	"rkllmd/jinja/lexer/measure_integer"
	"rkllmd/jinja/number/convert_big"
)

// ScanNumber takes an integer or a float.
//
// **Runs on:** one thread at a time.
func ScanNumber(l *jinja.Lexer) {
	rest := l.Source[l.At:]
	size := measure_float.MeasureFloat(rest)
	if l.At > 0 && l.Source[l.At-1] == '.' {
		size = 0
	}
	kind := "float"
	if size == 0 {
		size, kind = measure_integer.MeasureInteger(rest), "integer"
	}
	digits := strings.ToLower(strings.ReplaceAll(rest[:size], "_", ""))
	add_token.AddToken(l, jinja.TokenNumber, l.At, l.At+size)
	token := &l.Tokens[len(l.Tokens)-1]
	l.At += size
	if kind == "float" {
		token.Value, _ = strconv.ParseFloat(digits, 64)
		return
	}
	base := map[string]int{"0b": 2, "0o": 8, "0x": 16}[digits[:min(2, len(digits))]]
	if base != 0 {
		digits = digits[2:]
	}
	if len(digits) > jinja.MaxDigits {
		fail_source.FailSource(token.Start, token.End, "Exceeds the limit (%d digits) for integer string conversion",
			jinja.MaxDigits)
	}
	b, _ := new(big.Int).SetString(digits, max(base, 0)+10*(1-min(base, 1)))
	token.Value = convert_big.ConvertBig(b)
}
