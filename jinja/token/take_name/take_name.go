// Package take_name goes past a name that must stand here, and returns it.
package take_name

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
)

// TakeName goes past a name that must stand here, and returns it.
//
// **Runs on:** one thread at a time.
func TakeName(p *jinja.Parser) *jinja.Token {
	token := get_token.GetToken(p)
	if token.Kind != jinja.TokenName {
		fail_token.FailToken(p, "expected token 'name', got '%s'", describe_token.DescribeToken(p))
	}
	p.At++
	return token
}
