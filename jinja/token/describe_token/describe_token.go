// Package describe_token names the token at hand as jinja2's messages do.
package describe_token

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/get_token"
)

// DescribeToken names the token at hand as jinja2's messages do.
//
// **Runs on:** one thread at a time.
func DescribeToken(p *jinja.Parser) string {
	switch token := get_token.GetToken(p); token.Kind {
	case jinja.TokenEnd:
		return "end of template"
	case jinja.TokenPrintEnd:
		return "end of print statement"
	case jinja.TokenBlockEnd:
		return "end of statement block"
	default:
		return token.Text
	}
}
