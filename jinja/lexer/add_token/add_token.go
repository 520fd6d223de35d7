// Package add_token adds a token behind the others.
package add_token

import "rkllmd/jinja"

// AddToken adds a token behind the others. Empty data is none.
//
// **Runs on:** one thread at a time.
func AddToken(l *jinja.Lexer, kind jinja.TokenKind, start, end int) {
	if kind == jinja.TokenData && start >= end {
		return
	}
	l.Tokens = append(l.Tokens, jinja.Token{Kind: kind, Start: start, End: end, Text: l.Source[start:end]})
}
