// Package scan_name takes a name.
package scan_name

import (
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/text/read_character"
)

// ScanName takes a name.
//
// **Runs on:** one thread at a time.
func ScanName(l *jinja.Lexer) {
	start := l.At
	for l.At < len(l.Source) {
		r, size := read_character.ReadCharacter(l.Source[l.At:])
		if r != '_' && !unicode.In(r, unicode.L, unicode.N, unicode.Mn, unicode.Mc) {
			break
		}
		l.At += size
	}
	if first, _ := read_character.ReadCharacter(l.Source[start:]); unicode.IsNumber(first) {
		fail_source.FailSource(start, l.At, "Invalid character in identifier")
	}
	add_token.AddToken(l, jinja.TokenName, start, l.At)
}
