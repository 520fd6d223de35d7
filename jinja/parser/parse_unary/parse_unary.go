// Package parse_unary parses a value with signs before it, and what follows it.
package parse_unary

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_postfix"
	"rkllmd/jinja/parser/parse_suffixes"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
)

// ParseUnary parses a value with signs before it, and what follows it: members, calls, filters, tests. A sign binds
// less than members and calls, and more than filters.
//
// **Runs on:** one thread at a time.
func ParseUnary(p *jinja.Parser) *jinja.Node {
	var signs []*jinja.Token
	for is_operator.IsOperator(p, "+ -") {
		check_length.CheckLength(p, len(signs))
		signs = append(signs, get_token.GetToken(p))
		p.At++
	}
	n := parse_postfix.ParsePostfix(p, p.Primary(p))
	for i := len(signs) - 1; i >= 0; i-- {
		signed := create_node.CreateNode(p, jinja.Unary, signs[i].Start)
		signed.Name, signed.A = signs[i].Text, n
		n = parse_postfix.ParsePostfix(p, signed)
	}
	return parse_suffixes.ParseSuffixes(p, n)
}
