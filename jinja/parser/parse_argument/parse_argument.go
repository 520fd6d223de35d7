// Package parse_argument parses one argument into a node.
package parse_argument

import (
	"rkllmd/jinja"
	"rkllmd/jinja/lexer/fail_source"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/get_token"
)

// ParseArgument parses one argument into a node.
//
// **Runs on:** one thread at a time.
func ParseArgument(p *jinja.Parser, n *jinja.Node) {
	const wrong = "invalid syntax for function call expression"
	token := get_token.GetToken(p)
	next := p.Tokens[min(p.At+1, len(p.Tokens)-1)]
	switch {
	case accept_operator.AcceptOperator(p, "*"):
		if n.B != nil || n.C != nil {
			fail_source.FailSource(token.Start, token.End, wrong)
		}
		n.B = p.Parse(p, true)
	case accept_operator.AcceptOperator(p, "**"):
		if n.C != nil {
			fail_source.FailSource(token.Start, token.End, wrong)
		}
		n.C = p.Parse(p, true)
	case token.Kind == jinja.TokenName && next.Kind == jinja.TokenOperator && next.Text == "=":
		if n.C != nil {
			fail_source.FailSource(token.Start, token.End, wrong)
		}
		p.At += 2
		n.Named = append(n.Named, jinja.NamedNode{Name: token.Text, Node: p.Parse(p, true)})
	default:
		if n.B != nil || n.C != nil || len(n.Named) > 0 {
			fail_source.FailSource(token.Start, token.End, wrong)
		}
		n.Nodes = append(n.Nodes, p.Parse(p, true))
	}
}
