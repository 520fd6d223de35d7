// Package parse_power parses operands of **, which jinja2 computes from the left.
package parse_power

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_unary"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParsePower parses operands of **, which jinja2 computes from the left.
//
// **Runs on:** one thread at a time.
func ParsePower(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	left := parse_unary.ParseUnary(p)
	for count := 0; accept_operator.AcceptOperator(p, "**"); count++ {
		check_length.CheckLength(p, count)
		right := parse_unary.ParseUnary(p)
		n := create_node.CreateNode(p, jinja.Binary, start)
		n.Name, n.A, n.B = "**", left, right
		left = n
	}
	return left
}
