// Package fail_token ends the parsing at the token at hand.
package fail_token

import (
	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/token/get_token"
)

// FailToken ends the parsing at the token at hand.
//
// **Runs on:** one thread at a time.
func FailToken(p *jinja.Parser, reason string, arguments ...any) {
	token := get_token.GetToken(p)
	fail_source.FailSource(token.Start, token.End, reason, arguments...)
}
