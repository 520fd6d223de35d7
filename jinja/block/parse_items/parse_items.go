// Package parse_items parses what a for statement iterates over.
package parse_items

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/is_tuple_end"
	"rkllmd/jinja/parser/parse_expression"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/is_word"
)

// ParseItems parses what a for statement iterates over.
//
// **Runs on:** one thread at a time.
func ParseItems(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	first := parse_expression.ParseExpression(p, false)
	if !is_operator.IsOperator(p, ",") {
		return first
	}
	list := []*jinja.Node{first}
	for accept_operator.AcceptOperator(p, ",") {
		if is_tuple_end.IsTupleEnd(p) || is_word.IsWord(p, "recursive") {
			break
		}
		list = append(list, parse_expression.ParseExpression(p, false))
	}
	n := create_node.CreateNode(p, jinja.TupleOf, start)
	n.Nodes = list
	return n
}
