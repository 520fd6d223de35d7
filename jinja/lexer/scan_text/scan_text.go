// Package scan_text takes a text in quotes.
package scan_text

import (
	"strconv"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/lexer/parse_escapes"
)

// ScanText takes a text in quotes.
//
// **Runs on:** one thread at a time.
func ScanText(l *jinja.Lexer, rest string) {
	for i := 1; i < len(rest); i++ {
		switch rest[i] {
		case '\\':
			i++
		case rest[0]:
			add_token.AddToken(l, jinja.TokenText, l.At, l.At+i+1)
			token := &l.Tokens[len(l.Tokens)-1]
			token.Text = parse_escapes.ParseEscapes(l, rest[1:i])
			l.At += i + 1
			return
		}
	}
	fail_source.FailSource(l.At, min(len(l.Source), l.At+40), "unexpected char %s: the text in quotes does not end",
		strconv.Quote(rest[:1]))
}
