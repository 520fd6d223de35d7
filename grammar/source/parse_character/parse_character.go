// Package parse_character reads a character of a literal or a class.
package parse_character

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"rkllmd/grammar"
	"rkllmd/grammar/source/fail_source"
)

// ParseCharacter reads a character of a literal or a class, which may be an escape.
//
// **Runs on:** one thread at a time.
func ParseCharacter(r *grammar.Reader) rune {
	c, size := utf8.DecodeRuneInString(r.Source[r.At:])
	r.At += size
	if c == utf8.RuneError && size <= 1 {
		fail_source.FailSource(r, "the grammar ends within a literal or a class, or is no UTF-8")
	}
	if c != '\\' {
		return c
	}
	c, size = utf8.DecodeRuneInString(r.Source[r.At:])
	r.At += size
	if at := strings.IndexRune(`\"[]nrt`, c); at >= 0 {
		return []rune("\\\"[]\n\r\t")[at]
	}
	digits := map[rune]int{'x': 2, 'u': 4, 'U': 8}[c]
	if digits == 0 || r.At+digits > len(r.Source) {
		fail_source.FailSource(r,
			`the escape \%c does not exist: there are \\ \" \[ \] \n \r \t \xNN \uNNNN \UNNNNNNNN`, c)
	}
	n, err := strconv.ParseUint(r.Source[r.At:r.At+digits], 16, 32)
	if err != nil || n > utf8.MaxRune {
		fail_source.FailSource(r, `\%c%s is no character`, c, r.Source[r.At:r.At+digits])
	}
	r.At += digits
	return rune(n)
}
