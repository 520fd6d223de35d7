// Package take_end goes past the end of a tag that must stand here.
package take_end

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
)

// TakeEnd goes past the end of a tag that must stand here.
//
// **Runs on:** one thread at a time.
func TakeEnd(p *jinja.Parser, kind jinja.TokenKind) {
	if get_token.GetToken(p).Kind != kind {
		name := "end of statement block"
		if kind == jinja.TokenPrintEnd {
			name = "end of print statement"
		}
		fail_token.FailToken(p, "expected token '%s', got '%s'", name, describe_token.DescribeToken(p))
	}
	p.At++
}
