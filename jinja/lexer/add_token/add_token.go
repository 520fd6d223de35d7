// Package add_token adds a token behind the others.
package add_token

import (
	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
)

// AddToken adds a token behind the others. Empty data is none.
//
// **Runs on:** one thread at a time.
func AddToken(l *jinja.Lexer, kind jinja.TokenKind, start, end int) {
	if kind == jinja.TokenData && start >= end {
		return
	}
	if len(l.Tokens) > 2*jinja.MaxParts {
		fail_source.FailSource(start, end, "the template has more than %d tokens", 2*jinja.MaxParts)
	}
	l.Tokens = append(l.Tokens, jinja.Token{Kind: kind, Start: start, End: end, Text: l.Source[start:end]})
}
