// Package parse_hex returns the character of an escape (x, u or U and its digits), and how many digits it has.
package parse_hex

import (
	"strconv"
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
)

// ParseHex returns the character of an escape (x, u or U and its digits), and how many digits it has.
//
// **Runs on:** one thread at a time.
func ParseHex(l *jinja.Lexer, s string) (rune, int) {
	size := map[byte]int{'x': 2, 'u': 4, 'U': 8}[s[0]]
	if len(s) > size {
		if code, err := strconv.ParseUint(s[1:1+size], 16, 32); err == nil && code <= unicode.MaxRune {
			return rune(code), size
		}
	}
	fail_source.FailSource(l.At, l.At+size, `truncated \%c escape`, s[0])
	return 0, 0
}
