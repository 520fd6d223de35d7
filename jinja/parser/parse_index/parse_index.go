// Package parse_index parses an index or a slice.
package parse_index

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
)

// ParseIndex parses an index or a slice. The value that is sliced is added by the caller.
//
// **Runs on:** one thread at a time.
func ParseIndex(p *jinja.Parser) *jinja.Node {
	start := get_token.GetToken(p).Start
	var parts [3]*jinja.Node
	if !is_operator.IsOperator(p, ":") {
		parts[0] = p.Parse(p, true)
		if !is_operator.IsOperator(p, ":") {
			return parts[0]
		}
	}
	for i := 1; i < 3 && accept_operator.AcceptOperator(p, ":"); i++ {
		if !is_operator.IsOperator(p, ": ] ,") {
			parts[i] = p.Parse(p, true)
		}
	}
	n := create_node.CreateNode(p, jinja.Slice, start)
	n.A, n.B, n.C = parts[0], parts[1], parts[2]
	return n
}
