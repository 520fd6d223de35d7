// Package parse_list parses the items of a list behind its bracket.
package parse_list

import (
	"rkllmd/jinja"
	"rkllmd/jinja/token/create_node"
	"rkllmd/jinja/token/is_operator"
	"rkllmd/jinja/token/take_operator"
)

// ParseList parses the items of a list behind its bracket.
//
// **Runs on:** one thread at a time.
func ParseList(p *jinja.Parser, start int) *jinja.Node {
	var list []*jinja.Node
	for !is_operator.IsOperator(p, "]") {
		if len(list) > 0 {
			take_operator.TakeOperator(p, ",")
		}
		if is_operator.IsOperator(p, "]") {
			break
		}
		list = append(list, p.Parse(p, true))
	}
	p.At++
	n := create_node.CreateNode(p, jinja.ListOf, start)
	n.Nodes = list
	return n
}
