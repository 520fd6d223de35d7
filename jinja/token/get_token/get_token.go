// Package get_token returns the token at hand.
package get_token

import "rkllmd/jinja"

// GetToken returns the token at hand.
//
// **Runs on:** one thread at a time.
func GetToken(p *jinja.Parser) *jinja.Token { return &p.Tokens[p.At] }
