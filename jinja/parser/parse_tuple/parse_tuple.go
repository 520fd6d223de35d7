// Package parse_tuple parses an expression, or several with commas, which are a tuple.
package parse_tuple

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/is_tuple_end"
	"rkllmd/jinja/token/accept_operator"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/describe_token"
	"rkllmd/jinja/token/fail_token"
	"rkllmd/jinja/token/get_token"
)

// ParseTuple parses an expression, or several with commas, which are a tuple.
//
// **Runs on:** one thread at a time.
func ParseTuple(p *jinja.Parser, conditional, brackets bool) *jinja.Node {
	start, comma := get_token.GetToken(p).Start, false
	var list []*jinja.Node
	for !is_tuple_end.IsTupleEnd(p) {
		list = append(list, p.Parse(p, conditional))
		if !accept_operator.AcceptOperator(p, ",") {
			break
		}
		comma = true
	}
	switch {
	case !comma && len(list) == 1:
		return list[0]
	case !comma && !brackets:
		fail_token.FailToken(p, "Expected an expression, got '%s'", describe_token.DescribeToken(p))
	}
	n := create_node.CreateNode(p, jinja.TupleOf, start)
	n.Nodes = list
	return n
}
