// Package parse_print parses a print statement.
package parse_print

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_expression"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/take_operator"
)

// ParsePrint parses a print statement.
//
// **Runs on:** one thread at a time.
func ParsePrint(p *jinja.Parser, n *jinja.Node) {
	n.Kind = jinja.Output
	for get_token.GetToken(p).Kind != jinja.TokenBlockEnd {
		if len(n.Nodes) > 0 {
			take_operator.TakeOperator(p, ",")
		}
		n.Nodes = append(n.Nodes, parse_expression.ParseExpression(p, true))
	}
}
