// Package parse_sum parses operands of + and -.
package parse_sum

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_concat"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
)

// ParseSum parses operands of + and -.
//
// **Runs on:** one thread at a time.
func ParseSum(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	left := parse_concat.ParseConcat(p)
	for count := 0; is_operator.IsOperator(p, "+ -"); count++ {
		check_length.CheckLength(p, count)
		operator := get_token.GetToken(p).Text
		p.At++
		right := parse_concat.ParseConcat(p)
		n := create_node.CreateNode(p, jinja.Binary, start)
		n.Name, n.A, n.B = operator, left, right
		left = n
	}
	return left
}
