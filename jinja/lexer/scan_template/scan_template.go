// Package scan_template divides a template into tokens.
package scan_template

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/lexer/add_token"
	"rkllmd/jinja/lexer/find_data_end"
	"rkllmd/jinja/lexer/find_tag"
	"rkllmd/jinja/lexer/scan_block"
	"rkllmd/jinja/lexer/scan_tag"
	"rkllmd/jinja/lexer/skip_comment"
)

// ScanTemplate divides a template into tokens.
//
// **Runs on:** any thread.
func ScanTemplate(source string) []jinja.Token {
	l := &jinja.Lexer{Source: source, NewLine: true}
	for l.At < len(source) {
		at := find_tag.FindTag(source, l.At)
		if at < 0 {
			add_token.AddToken(l, jinja.TokenData, l.At, len(source))
			break
		}
		sign := byte(0)
		if at+2 < len(source) && strings.IndexByte("-+", source[at+2]) >= 0 {
			sign = source[at+2]
		}
		add_token.AddToken(l, jinja.TokenData, l.At, find_data_end.FindDataEnd(l, at, sign))
		l.At = at + 2
		if sign != 0 {
			l.At++
		}
		l.NewLine = false
		switch source[at+1] {
		case '#':
			skip_comment.SkipComment(l, at)
		case '%':
			scan_block.ScanBlock(l, at)
		default:
			add_token.AddToken(l, jinja.TokenPrint, at, l.At)
			scan_tag.ScanTag(l, jinja.TokenPrintEnd)
		}
		l.NewLine = source[l.At-1] == '\n'
	}
	l.Tokens = append(l.Tokens, jinja.Token{Kind: jinja.TokenEnd, Start: len(source), End: len(source)})
	return l.Tokens
}
