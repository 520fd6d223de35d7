// Package parse_subscript parses what stands in square brackets behind a value.
package parse_subscript

import (
	"rkllmd/jinja"
	"rkllmd/jinja/parser/parse_index"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/get_token"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/take_operator"
)

// ParseSubscript parses what stands in square brackets behind a value: an index, a slice, or several.
//
// **Runs on:** one thread at a time.
func ParseSubscript(p *jinja.Parser, left *jinja.Node) *jinja.Node {
	var list []*jinja.Node
	start := get_token.GetToken(p).Start
	for !is_operator.IsOperator(p, "]") {
		if len(list) > 0 {
			take_operator.TakeOperator(p, ",")
		}
		list = append(list, parse_index.ParseIndex(p))
	}
	p.At++
	n := create_node.CreateNode(p, jinja.Item, left.Start)
	n.A = left
	if len(list) == 1 {
		n.B = list[0]
	} else {
		n.B = create_node.CreateNode(p, jinja.TupleOf, start)
		n.B.Nodes = list
	}
	if n.B.Kind == jinja.Slice {
		slice := n.B
		slice.Others, slice.Start = []*jinja.Node{left}, left.Start
		slice.End = n.End
		return slice
	}
	return n
}
