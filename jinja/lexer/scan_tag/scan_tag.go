// Package scan_tag divides an expression or a statement into tokens, up to its end.
package scan_tag

import (
	"unicode"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/lexer/find_tag_end"
	"rkllmd/jinja/lexer/scan_name"
	"rkllmd/jinja/lexer/scan_number"
	"rkllmd/jinja/lexer/scan_operator"
	"rkllmd/jinja/lexer/scan_text"
	"rkllmd/jinja/lexer/skip_after"
	"rkllmd/jinja/text/find_strip"
	"rkllmd/jinja/text/read_character"
)

// ScanTag divides an expression or a statement into tokens, up to its end.
//
// **Runs on:** one thread at a time.
func ScanTag(l *jinja.Lexer, end jinja.TokenKind) {
	for {
		from, _ := find_strip.FindStrip(l.Source[l.At:], nil, true, false)
		l.At += from
		rest := l.Source[l.At:]
		if rest == "" {
			fail_source.FailSource(l.At, l.At, "the template ends inside a tag")
		}
		if size := find_tag_end.FindTagEnd(l, rest, end); size > 0 {
			add_token.AddToken(l, end, l.At, l.At+size)
			l.At += size
			skip_after.SkipAfter(l, rest[0], end == jinja.TokenBlockEnd)
			return
		}
		r, _ := read_character.ReadCharacter(rest)
		switch {
		case r >= '0' && r <= '9':
			scan_number.ScanNumber(l)
		case r == '_' || unicode.IsLetter(r) || unicode.IsNumber(r):
			scan_name.ScanName(l)
		case r == '\'' || r == '"':
			scan_text.ScanText(l, rest)
		default:
			scan_operator.ScanOperator(l, rest)
		}
	}
}
