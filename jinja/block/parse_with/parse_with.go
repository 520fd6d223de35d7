// Package parse_with parses a with statement.
package parse_with

import (
	"rkllmd/jinja"
	"rkllmd/jinja/block/parse_block_body"
	"rkllmd/jinja/block/parse_target"
	"rkllmd/jinja/parser/parse_expression"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/take_operator"
)

// ParseWith parses a with statement.
//
// **Runs on:** one thread at a time.
func ParseWith(p *jinja.Parser, n *jinja.Node) {
	n.Kind = jinja.With
	for get_token.GetToken(p).Kind != jinja.TokenBlockEnd {
		if len(n.Nodes) > 0 {
			take_operator.TakeOperator(p, ",")
		}
		n.Nodes = append(n.Nodes, parse_target.ParseTarget(p, false, false))
		take_operator.TakeOperator(p, "=")
		n.Others = append(n.Others, parse_expression.ParseExpression(p, true))
	}
	n.Body, _ = parse_block_body.ParseBlockBody(p, "endwith")
}
