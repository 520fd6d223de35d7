// Package parse_concat parses operands of ~.
package parse_concat

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_product"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/check_length"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
)

// ParseConcat parses operands of ~.
//
// **Runs on:** one thread at a time.
func ParseConcat(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	list := []*jinja.Node{parse_product.ParseProduct(p)}
	for accept_operator.AcceptOperator(p, "~") {
		check_length.CheckLength(p, len(list))
		list = append(list, parse_product.ParseProduct(p))
	}
	if len(list) == 1 {
		return list[0]
	}
	n := create_node.CreateNode(p, jinja.Concat, start)
	n.Nodes = list
	return n
}
