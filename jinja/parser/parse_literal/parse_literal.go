// Package parse_literal parses texts in quotes, of which several are one.
package parse_literal

import (
	"strings"

	"rkllmd/jinja"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseLiteral parses texts in quotes, of which several are one.
//
// **Runs on:** one thread at a time.
func ParseLiteral(p *jinja.Parser) *jinja.Node {
	start, text := get_token.GetToken(p).Start, ""
	var b strings.Builder
	for get_token.GetToken(p).Kind == jinja.TokenText {
		b.WriteString(get_token.GetToken(p).Text)
		p.At++
	}
	text = b.String()
	n := create_node.CreateNode(p, jinja.Constant, start)
	n.Value = &jinja.Text{String: text}
	return n
}
